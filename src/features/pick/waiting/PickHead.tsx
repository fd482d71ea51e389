import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { navigator } from '@/navigation';
import { scan } from '@/platform/scan';
import { tracker } from '@/tracking';
import styles from './parcels.module.scss';

const PICK_HEAD_PAGE = 'pickUp';

/**
 * How to pick up parcels, and the link to the history. In a host without a scanner, the user enters the code at the
 * cabinet.
 */
export function PickHead() {
  const canScan = scan.isSupported();
  return (
    <View className={styles['head']}>
      <View className={styles['how']}>
        <View className={styles['words']}>
          <View className={styles['pickHeadTitle']}>
            {canScan ? PICK_TEXTS.scanTitle : PICK_TEXTS.typeTitle}
          </View>
          <View className={styles['pickHeadHint']}>
            {canScan ? PICK_TEXTS.scanHint : PICK_TEXTS.typeHint}
          </View>
        </View>
      </View>
      <View className={styles['ways']}>
        <Pressable role="link" className={styles['way']} onPress={() => go('orderList')}>
          {PICK_TEXTS.orders}
        </Pressable>
        <Pressable role="link" className={styles['way']} onPress={() => go('pickHistory')}>
          {PICK_TEXTS.history}
        </Pressable>
      </View>
    </View>
  );
}

async function go(name: 'orderList' | 'pickHistory'): Promise<void> {
  tracker.click(PICK_HEAD_PAGE, name);
  await navigator.goTo(name);
}
