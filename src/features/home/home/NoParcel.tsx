import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import type { Query } from '@/data/Query';
import { navigator } from '@/navigation';
import { session } from '@/session';
import { tracker } from '@/tracking';
import type { HomeOverview } from './homeApi';
import { isOrderKnown } from './homeOrder';
import { HOME_TEXTS } from './parcelRules';
import homeStyles from './Home.module.scss';
import styles from './homeCards.module.scss';

interface NoParcelProps {
  readonly store: Query<HomeOverview>;
  readonly onLogIn: () => Promise<unknown>;
}

/** Below 寄快递 while no parcel is shown: none is waiting, a login is needed, or the parcels could not be read. */
export const NoParcel = observer(function NoParcel(props: NoParcelProps) {
  const isShown = (props.store.value?.parcel ?? null) === null && isOrderKnown(props.store);
  // Not removed: an inserted child would resend all children of its parent to a mini program.
  return <View className={isShown ? undefined : homeStyles['absent']}>{isShown && <Why {...props} />}</View>;
});

const Why = observer(function Why({ store: { value, phase, refresh }, onLogIn }: NoParcelProps) {
  if (value === null && phase === 'loading')
    return (
      <SkeletonGroup>
        <Skeleton className={styles['skeleton']} />
      </SkeletonGroup>
    );
  if (value === null ? !session.isLoggedIn : !value.isLogin)
    return (
      <View className={styles['line']}>
        <View className={styles['words']}>{HOME_TEXTS.loggedOut}</View>
        <Button size="small" onClick={onLogIn}>
          {HOME_TEXTS.logIn}
        </Button>
      </View>
    );
  return (
    <View className={styles['line']}>
      <View className={styles['words']}>{value === null ? HOME_TEXTS.unread : HOME_TEXTS.noParcels}</View>
      <Button
        size="small"
        kind="secondary"
        onClick={value === null ? refresh : check}
        isReading={value === null}
      >
        {value === null ? HOME_TEXTS.retry : HOME_TEXTS.check}
      </Button>
    </View>
  );
});

async function check(): Promise<void> {
  tracker.click('home', 'checkExpress');
  await navigator.goTo('checkExpress');
}
