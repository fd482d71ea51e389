import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { toMinute } from '@/utils/beijingTime';
import styles from '../EvaluationDetail.module.scss';

export function TextHead({ text, at }: { readonly text: string; readonly at: string }) {
  return (
    <View className={styles['head']}>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {text}
      </View>
      <View className={styles['at']}>{toMinute(at)}</View>
    </View>
  );
}
