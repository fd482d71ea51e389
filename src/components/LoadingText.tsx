import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import styles from './LoadingText.module.scss';

/** At the end of a list that has more items: a text, no spinner. */
export function LoadingText({ text = '正在加载…' }: { readonly text?: string }) {
  return (
    <View className={styles['text']} {...markup.access({ role: 'status' })}>
      {text}
    </View>
  );
}
