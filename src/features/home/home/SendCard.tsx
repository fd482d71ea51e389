import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import type { Query } from '@/data/Query';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import type { HomeOverview } from './homeApi';
import { isOrderKnown } from './homeOrder';
import { HOME_TEXTS } from './parcelRules';
import styles from './Home.module.scss';

/** 寄快递; a skeleton before it is known whether a parcel goes above it. */
export const SendCard = observer(function SendCard({ store }: { readonly store: Query<HomeOverview> }) {
  if (!isOrderKnown(store))
    return (
      <SkeletonGroup>
        <Skeleton className={styles['skeletonSend']} />
      </SkeletonGroup>
    );
  return (
    <View className={styles['send']}>
      <View className={styles['sendTitle']}>{HOME_TEXTS.sendTitle}</View>
      <View className={styles['sendHint']}>{HOME_TEXTS.sendHint}</View>
      <Button isBlock onClick={send}>
        {HOME_TEXTS.send}
      </Button>
    </View>
  );
});

async function send(): Promise<void> {
  tracker.click('home', 'send');
  await navigator.goTo('send');
}
