import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { Scope } from '@/api';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Price } from '@/components/Amount';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { NoOffer, ResultSkeleton } from './LandingCards';
import { LANDING_KINDS, landingButtonText, validityText } from './landingRules';
import type { LandingPlace } from './landingApi';
import { LANDING_TEXTS } from './landingTexts';
import { openFunds, spend } from './landingWays';
import { useLandingStore } from './useLandingStore';
import styles from './JoinResult.module.scss';

interface JoinResultProps extends LandingPlace {
  readonly scope: Scope;
}

/**
 * After joining: `/reductionFundsExtend/middle`, `/reductionFundsStorage/middle` (product §2.2).
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton |
 * | joined | 减免金已到账, amount, valid until, 去使用, 查看减免金 |
 * | not joined, logged out | nothing: the landing page of its kind takes its place |
 * | no such activity, failed, offline | sentence and a way on |
 *
 * Decision: the page asks what the gateway knows instead of believing its address, so a refresh shows the same, and an
 * address that was sent to somebody else leads that person to where the amount can be had.
 */
export const JoinResult = observer(function JoinResult({ scope, ...place }: JoinResultProps) {
  const store = useLandingStore(place, scope);
  const { activity, phase, action } = store;
  const { home, middle, purpose } = LANDING_KINDS[place.kind];
  const mustLeave = activity !== null && !activity.hasJoined;
  const { activityCode, channelId } = place;
  useEffect(() => {
    void store.load();
  }, [store]);
  useEffect(() => {
    if (mustLeave)
      void navigator.replaceWith(home, { activityCode, ...(channelId === '' ? {} : { channelId }) });
  }, [mustLeave, home, activityCode, channelId]);
  useShownAgain(() => void store.refresh());

  if (phase !== 'ready' || activity === null || action === null || mustLeave)
    return <NoOffer store={store} place={place} skeleton={<ResultSkeleton />} />;
  return (
    <View className={styles['page']}>
      <Card className={styles['card']}>
        <View className={styles['mark']} {...markup.access({ isHidden: true })} />
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          {LANDING_TEXTS.arrived}
        </View>
        <Price fen={activity.amountFen} size="huge" className={styles['amount']} />
        <View className={styles['fact']}>{`${purpose} · ${validityText(activity)}`}</View>
        <View className={styles['action']}>
          <Button isBlock isDisabled={action !== 'use'} onClick={() => spend(middle, activity)}>
            {landingButtonText(action, activity)}
          </Button>
        </View>
        <View className={styles['second']}>
          <Button kind="secondary" isBlock onClick={() => openFunds(place)}>
            {LANDING_TEXTS.toFunds}
          </Button>
        </View>
      </Card>
    </View>
  );
});
