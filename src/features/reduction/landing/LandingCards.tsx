import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { StatePage } from '@/templates/StatePage';
import type { LandingPlace } from './landingApi';
import type { LandingStore } from './LandingStore';
import {
  LANDING_TEXTS,
  LANDING_KINDS,
  type LandingAction,
  type LandingActivity,
  landingButtonText,
  type LandingKind,
  minuteOf,
  validityText,
} from './landingRules';
import { Button } from '@/components/Button';
import { Price } from '@/components/Amount';
import { Tag } from '@/components/Tag';
import { markup } from '@/platform/markup';
import styles from './LandingCards.module.scss';
import { followSend } from '@/navigation/followLink';
import { navigator, type RouteName } from '@/navigation';
import { tracker } from '@/tracking';

/** Where the landing pages lead. */

/** 去使用: the activity's own address, else the send-parcel page. */
export const spend = (page: RouteName, { useUrl }: Pick<LandingActivity, 'useUrl'>): Promise<boolean> =>
  followSend(useUrl, { page, component: 'use' });

/** 查看减免金: the reduction-fund center. */
export async function openFunds({ kind, channelId }: LandingPlace): Promise<void> {
  tracker.click(LANDING_KINDS[kind].home, 'funds');
  await navigator.goTo('reductionFunds', channelId === '' ? {} : { channelId });
}

/** A header picture and the offer to come. */
export function LandingSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['header']} />
      <View className={styles['body']}>
        <OfferShapes />
      </View>
    </SkeletonGroup>
  );
}

function OfferShapes() {
  return (
    <Card className={styles['card']}>
      <Skeleton className={styles['line']} />
      <Skeleton className={styles['amount']} />
      <Skeleton className={styles['line']} />
      <Skeleton className={styles['button']} />
    </Card>
  );
}

interface NoOfferProps {
  readonly store: LandingStore;
  readonly place: LandingPlace;
  readonly skeleton: ReactNode;
}

/** What stands in place of an activity that is not there (yet): skeleton, what happened and 重试, or the way to the funds. */
export const NoOffer = observer(function NoOffer({ store, place, skeleton }: NoOfferProps) {
  return (
    <StatePage
      phase={store.phase}
      skeleton={skeleton}
      failedText={store.failureText}
      onRetry={store.load}
      missing={{
        text: LANDING_TEXTS.missing,
        action: { text: LANDING_TEXTS.toFunds, onPress: () => openFunds(place) },
      }}
    >
      {() => skeleton}
    </StatePage>
  );
});

interface OfferCardProps {
  readonly kind: LandingKind;
  readonly activity: LandingActivity;
  readonly action: LandingAction;
  readonly isJoining: boolean;
  readonly onAction: () => Promise<unknown>;
  readonly onFunds: () => Promise<unknown>;
}

/** What there is to have, until when, and the one button. */
export function OfferCard({ kind, activity, action, isJoining, onAction, onFunds }: OfferCardProps) {
  const { name, amountFen, hasJoined, startsAt, endsAt } = activity;
  const isClosed = action !== 'join' && action !== 'use';
  return (
    <Card className={styles['offerCardCard']}>
      <View className={styles['name']} {...markup.access({ role: 'heading' })}>
        {name || LANDING_KINDS[kind].headline}
      </View>
      <View className={styles['worth']}>
        <Price fen={amountFen} size="huge" className={styles['offerCardAmount']} />
      </View>
      <View className={styles['tags']}>
        <Tag tone="gold">{LANDING_KINDS[kind].purpose}</Tag>
        {hasJoined && <Tag tone="success">{LANDING_TEXTS.joined}</Tag>}
      </View>
      <View className={styles['fact']}>{validityText(activity)}</View>
      <View className={styles['fact']}>
        {`${LANDING_TEXTS.period} ${minuteOf(startsAt)} 至 ${minuteOf(endsAt)}`}
      </View>
      <View className={styles['action']}>
        <Button isBlock isDisabled={isClosed} isLoading={isJoining} onClick={onAction}>
          {landingButtonText(action, activity)}
        </Button>
      </View>
      <Button kind="link" isBlock onClick={onFunds}>
        {LANDING_TEXTS.toFunds}
      </Button>
    </Card>
  );
}
