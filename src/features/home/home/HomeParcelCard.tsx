import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { serverClock } from '@/api/gateway';
import { Pressable } from '@/components/Pressable';
import type { Query } from '@/data/Query';
import { spacedCode } from '@/domain/parcel/codeGroups';
import type { NearestParcel } from '@/domain/parcel/nearestParcel';
import { parcelName } from '@/domain/parcel/parcelName';
import { navigator } from '@/navigation';
import { useLoadedAhead } from '@/navigation/useLoadedAhead';
import { tracker } from '@/tracking';
import type { HomeOverview } from './homeApi';
import { HOME_TEXTS, parcelWarning, parcelPlace } from './parcelRules';
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
  useLoadedAhead('pickCode');
  return (
    <View className={styles['card']}>
      <Pressable role="link" className={styles['about']} onPress={() => open('pickUp', parcel)}>
        <View className={styles['head']}>{`${HOME_TEXTS.waiting}${count > 1 ? ` · ${count} 件` : ''}`}</View>
        <View className={styles['name']}>{parcelName(parcel)}</View>
        <View className={styles['place']}>{parcelPlace(parcel)}</View>
        {warning !== '' && <View className={styles['warning']}>{warning}</View>}
      </Pressable>
      <Pressable role="link" className={styles['code']} onPress={() => open('pickCode', parcel)}>
        <View className={styles['label']}>{HOME_TEXTS.pickupCode}</View>
        <View className={styles['figures']}>{spacedCode(parcel.pickupCode)}</View>
        <View className={styles['label']}>{HOME_TEXTS.enlarge}</View>
      </Pressable>
    </View>
  );
}

async function open(page: 'pickUp' | 'pickCode', { parcelId }: NearestParcel): Promise<void> {
  tracker.click('home', page === 'pickUp' ? 'parcel' : 'code');
  await navigator.goTo(page, { parcelId });
}
