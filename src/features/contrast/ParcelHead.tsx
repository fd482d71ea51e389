import { View } from '@tarojs/components';
import type { ContrastParcel } from '@/api/generated/schemas/ContrastParcel';
import { markup } from '@/platform/markup';
import { routeText, goodsText } from './parcelTexts';
import styles from './contrastOffer.module.scss';

/** Route and goods of a parcel, as the heading of the content below. */
export function ParcelHead({
  parcel,
  note = '',
}: {
  readonly parcel: ContrastParcel;
  readonly note?: string;
}) {
  return (
    <View className={styles['parcel']}>
      <View className={styles['route']} {...markup.access({ role: 'heading' })}>
        {routeText(parcel)}
      </View>
      <View className={styles['goods']}>
        {[goodsText(parcel), note].filter((part) => part !== '').join(' · ')}
      </View>
    </View>
  );
}
