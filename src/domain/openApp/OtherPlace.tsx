import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { toWelfare } from '@/domain/activity/moreOffers';
import type { RouteName } from '@/navigation';
import { host } from '@/platform/host';
import { h5Address } from '@/session/links';
import { tracker } from '@/tracking';
import { copyText } from './copyText';
import { OnPhone } from './OnPhone';
import { isOffPhone } from './openAppRules';
import styles from './openApp.module.scss';

export interface OtherPlaceProps {
  readonly page: RouteName;
  /** The activity's path on H5, opened or copied in other hosts. */
  readonly path: string;
  /** Toast after copying the link. */
  readonly copied: string;
}

/**
 * Next steps from a host where an activity cannot be joined: off a phone a QR code of the page, everywhere its link to
 * copy, and other offers.
 */
export function OtherPlace({ page, path, copied }: OtherPlaceProps) {
  const address = h5Address(path);
  const moreOffers = toWelfare(page);
  return (
    <View className={styles['panel']}>
      {isOffPhone(host.current()) && <OnPhone address={address} purpose="参加活动" />}
      <Button
        isBlock
        onClick={() => {
          tracker.click(page, 'copyLink');
          return copyText(address, copied);
        }}
      >
        复制活动链接
      </Button>
      <Button kind="link" onClick={moreOffers.onPress}>
        {moreOffers.text}
      </Button>
    </View>
  );
}
