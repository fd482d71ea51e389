import { View } from '@tarojs/components';
import { env } from '@/env';
import { markup } from '@/platform/markup';
import styles from './AppGives.module.scss';

/** App icon, name and a sentence. */
export function AppHead({ words }: { readonly words: string }) {
  return (
    <View className={styles['head']}>
      <View className={styles['mark']} {...markup.access({ isHidden: true })} />
      <View className={styles['name']} {...markup.access({ role: 'heading' })}>
        {env.appName}
      </View>
      <View className={styles['words']}>{words}</View>
    </View>
  );
}
