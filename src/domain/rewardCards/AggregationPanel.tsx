import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway, serverClock } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { pageDeps } from '@/data/pageDeps';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { host } from '@/platform/host';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { type AggregationPlace, createAggregationApi } from './aggregationApi';
import type { CardView } from './aggregationRules';
import { AggregationStore } from './AggregationStore';
import { AGGREGATION_TEXTS } from './aggregationTexts';
import { AggregationView } from './AggregationView';
import { Notice } from './Notice';
import { PanelSkeleton } from './PanelSkeleton';
import { pressCard } from './pressCard';

/** The cards of a store in any phase. */
export const AggregationPanel = observer(function AggregationPanel({
  store,
}: {
  readonly store: AggregationStore;
}) {
  const { phase, activity } = store;
  switch (phase) {
    case 'loading':
      return <PanelSkeleton />;
    case 'logged-out':
      return (
        <Notice
          text={AGGREGATION_TEXTS.loggedOut}
          actionText={AGGREGATION_TEXTS.logIn}
          onAction={() => logIn(store)}
        />
      );
    case 'failed':
    case 'offline':
      return (
        <Notice
          text={AGGREGATION_TEXTS[phase]}
          actionText={AGGREGATION_TEXTS.retry}
          onAction={store.load}
          isUrgent
        />
      );
    case 'ready':
      // Product §1.2.5 names no empty state: without tasks the widget is not shown.
      if (activity === null || activity.stages.length === 0) return null;
      return (
        <AggregationView
          activity={activity}
          cards={store.cards}
          percent={store.percent}
          hasEnded={store.hasEnded}
          offsetMs={store.offsetMs}
          claimingStageNo={store.claimingStageNo}
          onEnd={store.end}
          onPress={(card) => void press(store, card)}
        />
      );
  }
});

const pageName = (): string => navigator.currentRoute()?.row.name ?? 'unknown';

function logIn(store: AggregationStore): Promise<void> {
  tracker.click(pageName(), 'rewardLogin');
  return store.logIn();
}

async function press(store: AggregationStore, { stageNo, state, couponIds }: CardView): Promise<void> {
  const page = pageName();
  tracker.click(page, 'rewardCard', { stageNo, state });
  const outcome = await pressCard(store, stageNo, {
    toast: (text) => toast.show(text),
    openSendPage: () =>
      followSend('', { page, component: 'rewardSend' }, state === 'TO_USE' ? couponIds : []),
  });
  if (state === 'CAN_RECEIVE' && outcome.kind === 'message')
    tracker.track({
      page,
      type: 'result',
      component: 'rewardClaim',
      context: { kind: outcome.isWon === true ? 'won' : 'refused', stageNo },
    });
}

/**
 * Creates the cards' store of one place with the app's services, one per page visit. Sends no request until it is
 * loaded.
 */
export function useAggregationStore(place: AggregationPlace, scope: Scope): AggregationStore {
  const [store] = useState(
    () =>
      new AggregationStore({
        api: createAggregationApi(gateway, place, host.current().platformCode, scope),
        ...pageDeps(scope),
        serverNowMs: () => serverClock.nowMs(),
      }),
  );
  return store;
}
