import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import type { toWelfare } from '@/domain/elsewhere';
import { markup } from '@/platform/markup';
import { RECEIVE_PAGE_TEXTS } from '../receivePageTexts';
import styles from '../ReceiveActivity.module.scss';

interface WrongPlatformProps {
  /** Names of the supported hosts. */
  readonly ways: readonly string[];
  readonly onCopy: () => Promise<unknown>;
  readonly elsewhere: ReturnType<typeof toWelfare>;
}

/** Full-page overlay: this host is not supported, which hosts are, and what to do now (product §1.2.1). */
export function WrongPlatform({ ways, onCopy, elsewhere }: WrongPlatformProps) {
  return (
    <View className={styles['overlay']} {...markup.access({ role: 'alert' })}>
      <View className={styles['card']}>
        <View className={styles['icon']} />
        <View className={styles['text']}>{RECEIVE_PAGE_TEXTS.wrongPlatform}</View>
        {ways.length > 0 && (
          <View
            className={styles['ways']}
          >{`${RECEIVE_PAGE_TEXTS.wrongPlatformWays}：${ways.join('、')}`}</View>
        )}
        <Button isBlock className={styles['copy']} onClick={onCopy}>
          {RECEIVE_PAGE_TEXTS.copyLink}
        </Button>
        <Button kind="link" onClick={elsewhere.onPress}>
          {elsewhere.text}
        </Button>
      </View>
    </View>
  );
}
