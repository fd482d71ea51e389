import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { Scope } from '@/api';
import { cx } from '@/components/cx';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { prepareShare } from '@/domain/activity/parts/prepareShare';
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import { ShareTag } from '@/domain/activity/parts/ShareTag';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { pictureAddress } from '@/session/links';
import { tracker } from '@/tracking';
import { HowTo } from './HowTo';
import type { LandingPlace } from './landingApi';
import { LandingHeader } from './LandingHeader';
import { LANDING_KINDS } from './landingKinds';
import { openFunds, spend } from './landingLinks';
import { sharedLanding, type ShareFacts } from './landingShare';
import { LandingSkeleton } from './LandingSkeleton';
import type { LandingStore } from './LandingStore';
import { LandingView } from './LandingView';
import { OfferCard } from './OfferCard';
import { useLandingStore } from './useLandingStore';
import styles from './Landing.module.scss';

interface LandingProps extends LandingPlace {
  readonly scope: Scope;
  /** Sets the page title; the activity has its own. */
  readonly setTitle: (title: string) => void;
}

/**
 * Landing page of a reduction-fund activity: `/reductionFundsExtend/home`, `/reductionFundsStorage/home` (product
 * §2.2).
 *
 * | state | shown | button |
 * |---|---|---|
 * | loading | skeleton of header and offer | |
 * | failed, offline | sentence | 重试 |
 * | no such activity (200600001) | sentence | 查看减免金 |
 * | not begun | offer | its start, disabled; enabled automatically at the start |
 * | running | offer | 立即领取 (or the activity's text): login, one join, the middle page |
 * | joined | offer with 已领取 and the end of validity | 去使用; 减免金已过期 after that |
 * | over, used up | offer | 活动已结束, 已领完, disabled |
 * | shown again | unchanged, then the gateway's new state | |
 */
export const Landing = observer(function Landing({ scope, setTitle, ...place }: LandingProps) {
  const store = useLandingStore(place, scope);
  const { activity } = store;
  useEffect(() => {
    void store.query.refresh();
  }, [store]);
  useShownAgain(() => void store.refresh());
  const title = activity?.name ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  useShare(store, place, scope);

  return (
    <LandingView store={store} place={place} skeleton={<LandingSkeleton />}>
      {() => <Offer store={store} place={place} />}
    </LandingView>
  );
});

interface OfferProps {
  readonly store: LandingStore;
  readonly place: LandingPlace;
}

const Offer = observer(function Offer({ store, place }: OfferProps) {
  const { activity, action, isJoining } = store;
  if (activity === null || action === null) return null;
  const { headline, tone, steps, home } = LANDING_KINDS[place.kind];
  const hasRules = activity.rulesHtml !== '';
  return (
    <View className={cx(styles['page'], styles[tone])}>
      <LandingHeader imageUrl={activity.headerUrl} headline={headline} />
      <ActivityRules html={activity.rulesHtml} />
      {activity.shareTitle !== '' && (
        <ShareTag
          page={shared(place, activity)}
          isSecond={hasRules}
          onPress={() => tracker.click(home, 'share')}
        />
      )}
      <View className={styles['main']}>
        <OfferCard
          kind={place.kind}
          activity={activity}
          action={action}
          isJoining={isJoining}
          onAction={() => (action === 'use' ? spend(home, activity) : join(store, place))}
          onFunds={() => openFunds(place)}
        />
        <HowTo steps={steps} />
      </View>
    </View>
  );
});

const shared = (place: LandingPlace, { shareTitle, shareImageUrl }: ShareFacts): SharedPage =>
  sharedLanding(place, { shareTitle, shareImageUrl: pictureAddress(shareImageUrl) });

/** Share card of the host's menu, if the activity allows sharing. */
function useShare(
  { activity }: LandingStore,
  { kind, activityCode, channelId }: LandingPlace,
  scope: Scope,
): void {
  const title = activity?.shareTitle ?? '';
  const imageUrl = activity?.shareImageUrl ?? '';
  useEffect(() => {
    if (title === '') return;
    prepareShare(
      shared({ kind, activityCode, channelId }, { shareTitle: title, shareImageUrl: imageUrl }),
      scope,
    );
  }, [title, imageUrl, kind, activityCode, channelId, scope]);
}

async function join(store: LandingStore, { kind, activityCode, channelId }: LandingPlace): Promise<void> {
  const { home, middle } = LANDING_KINDS[kind];
  tracker.click(home, 'join');
  const outcome = await store.join();
  if (outcome.kind === 'nothing') return;
  tracker.track({ page: home, type: 'result', component: 'join', context: { kind: outcome.kind } });
  if (outcome.kind === 'message') toast.show(outcome.text);
  else await navigator.goTo(middle, { activityCode, channelId });
}
