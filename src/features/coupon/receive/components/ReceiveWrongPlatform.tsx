import { View } from '@tarojs/components';
import { StatePicture } from '@/components/StatePicture';
import { OtherPlace } from '@/domain/openApp/OtherPlace';
import { h5PathOf } from '@/navigation';
import { markup } from '@/platform/markup';
import { RECEIVE_PAGE_TEXTS } from '../receivePageTexts';
import styles from '../ReceiveActivity.module.scss';

interface ReceiveWrongPlatformProps {
  /** Names of the supported hosts. */
  readonly ways: readonly string[];
  readonly activityCode: string;
}

/** Full-page overlay: this host is not supported, which hosts are, and what to do now (product §1.2.1). */
export function ReceiveWrongPlatform({ ways, activityCode }: ReceiveWrongPlatformProps) {
  return (
    <View className={styles['overlay']} {...markup.access({ role: 'alert' })}>
      <View className={styles['card']}>
        <StatePicture mark="otherApp" />
        <View className={styles['text']}>{RECEIVE_PAGE_TEXTS.wrongPlatform}</View>
        {ways.length > 0 && (
          <View
            className={styles['ways']}
          >{`${RECEIVE_PAGE_TEXTS.wrongPlatformWays}：${ways.join('、')}`}</View>
        )}
        <View className={styles['copy']}>
          <OtherPlace
            page="receiveCoupon"
            path={h5PathOf('receiveCoupon', { activityCode })}
            copied={RECEIVE_PAGE_TEXTS.linkCopied}
          />
        </View>
      </View>
    </View>
  );
}
