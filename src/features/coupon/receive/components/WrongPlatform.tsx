import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { RECEIVE_TEXTS } from '../receiveTexts';
import styles from './WrongPlatform.module.scss';

/** Over everything: this host may not take part, and which ways are open (spec 1 §2.1). */
export function WrongPlatform({ ways }: { readonly ways: readonly string[] }) {
  return (
    <View className={styles['overlay']} {...markup.access({ role: 'alert' })}>
      <View className={styles['card']}>
        <View className={styles['icon']} />
        <View className={styles['text']}>{RECEIVE_TEXTS.wrongPlatform}</View>
        {ways.length > 0 && (
          <View className={styles['ways']}>{`${RECEIVE_TEXTS.wrongPlatformWays}：${ways.join('、')}`}</View>
        )}
      </View>
    </View>
  );
}
