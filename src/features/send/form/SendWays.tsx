import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { env } from '@/env';
import { navigator } from '@/navigation';
import { followLink } from '@/navigation/followLink';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import styles from './sendCards.module.scss';

const PAGE = 'send';

/**
 * Both ways of sending: this page orders a courier to the door; orders at a locker have a page of their own, whose
 * address the build sets. Without one the other way leads to the cabinets nearby.
 */
export const SendWays = () => (
  <View className={styles['ways']} {...markup.access({ role: 'group', label: SEND_TEXTS.ways })}>
    <View className={cx(styles['way'], styles['chosen'])}>{SEND_TEXTS.toDoor}</View>
    <Pressable role="link" className={styles['way']} onPress={toLocker}>
      {env.lockerOrderUrl === '' ? SEND_TEXTS.lockersNearby : SEND_TEXTS.toLocker}
    </Pressable>
  </View>
);

async function toLocker(): Promise<unknown> {
  if (env.lockerOrderUrl !== '') return followLink(env.lockerOrderUrl, { page: PAGE, component: 'locker' });
  tracker.click(PAGE, 'nearby');
  return navigator.goTo('nearbyCabinetLand');
}
