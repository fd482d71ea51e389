import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { scanCabinet } from '@/features/pick/scanCabinet';
import { markup } from '@/platform/markup';
import { scan } from '@/platform/scan';
import { tabBar } from '@/platform/tabBar';
import styles from './parcels.module.scss';

/** 扫码开柜 at the bottom of the screen, where a thumb reaches it; nothing in a host without a scanner. */
export function ScanButton() {
  if (!scan.isSupported()) return null;
  return (
    <>
      <View className={styles['scanRoom']} />
      <Pressable
        className={cx(styles['scan'], tabBar.isDrawnByPage() && styles['aboveTabs'])}
        onPress={() => scanCabinet('pickUp')}
      >
        <View className={styles['frame']} {...markup.access({ isHidden: true })} />
        {PICK_TEXTS.scan}
      </Pressable>
    </>
  );
}
