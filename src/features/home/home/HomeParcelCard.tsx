import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { serverClock } from '@/api/gateway';
import { Pressable } from '@/components/Pressable';
import type { Query } from '@/data/Query';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import type { HomeOverview, NearestParcel } from './homeApi';
import { HOME_TEXTS, parcelWarning, parcelName, parcelPlace, spacedCode } from './parcelRules';
import styles from './homeCards.module.scss';

interface PartProps {
  readonly store: Query<HomeOverview>;
}

/** The nearest waiting parcel; nothing without one. */
export const HomeParcelCard = observer(function HomeParcelCard({ store: { value } }: PartProps) {
  const parcel = value?.parcel ?? null;
  return parcel === null ? null : <Parcel parcel={parcel} count={value?.waitingCount ?? 0} />;
});

function Parcel({ parcel, count }: { readonly parcel: NearestParcel; readonly count: number }) {
  const warning = parcelWarning(parcel, serverClock.nowMs());
  return (
    <Pressable role="link" className={styles['card']} onPress={() => open(parcel)}>
      <View className={styles['head']}>{`${HOME_TEXTS.waiting}${count > 1 ? ` · ${count} 件` : ''}`}</View>
      <View className={styles['row']}>
        <View className={styles['about']}>
          <View className={styles['name']}>{parcelName(parcel)}</View>
          <View className={styles['place']}>{parcelPlace(parcel)}</View>
          {warning !== '' && <View className={styles['warning']}>{warning}</View>}
        </View>
        <View className={styles['code']}>
          <View className={styles['label']}>{HOME_TEXTS.pickupCode}</View>
          <View className={styles['figures']}>{spacedCode(parcel.pickupCode)}</View>
        </View>
      </View>
    </Pressable>
  );
}

async function open({ parcelId }: NearestParcel): Promise<void> {
  tracker.click('home', 'parcel');
  await navigator.goTo('pickUp', { parcelId });
}
