import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { serverClock } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import type { Query } from '@/data/Query';
import { navigator } from '@/navigation';
import { session } from '@/session';
import { tracker } from '@/tracking';
import type { HomeOverview, NearestParcel } from './homeApi';
import { HOME_TEXTS, parcelWarning, parcelName, parcelPlace, spacedCode } from './parcelRules';
import styles from './homeCards.module.scss';

interface ParcelCardProps {
  readonly store: Query<HomeOverview>;
  readonly onLogIn: () => Promise<unknown>;
}

/** The nearest waiting parcel; a login link when not logged in. A failed page shows its message once, below. */
export const ParcelCard = observer(function ParcelCard({ store, onLogIn }: ParcelCardProps) {
  const { value, phase } = store;
  if (value === null)
    return phase !== 'loading' ? null : (
      <SkeletonGroup>
        <Skeleton className={styles[session.isLoggedIn ? 'tall' : 'bone']} />
      </SkeletonGroup>
    );
  if (!value.isLogin)
    return (
      <View className={styles['line']}>
        <View className={styles['words']}>{HOME_TEXTS.loggedOut}</View>
        <Button size="small" onClick={onLogIn}>
          {HOME_TEXTS.logIn}
        </Button>
      </View>
    );
  if (value.parcel === null)
    return (
      <View className={styles['line']}>
        <View className={styles['words']}>{HOME_TEXTS.noParcels}</View>
        <Button size="small" kind="secondary" onClick={check}>
          {HOME_TEXTS.check}
        </Button>
      </View>
    );
  return <Parcel parcel={value.parcel} count={value.waitingCount} />;
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

async function check(): Promise<void> {
  tracker.click('home', 'checkExpress');
  await navigator.goTo('checkExpress');
}
