import { observer } from 'mobx-react';
import { env } from '@/env';
import { followLink } from '@/features/frame';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import type { AggregationStore } from './AggregationStore';
import { AGGREGATION_TEXTS } from './aggregationTexts';
import type { CardView } from './aggregationRules';
import { AggregationView } from './components/AggregationView';
import { Notice } from './components/Notice';
import { PanelSkeleton } from './components/PanelSkeleton';
import { pressCard } from './pressCard';

/** The cards of a store, in whatever state it is; for a place that fills the store itself (`store.adopt`). */
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
      // Spec 1 §2.5 names no empty state: a place without tasks is as if the widget were not there.
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

async function press(store: AggregationStore, { stageNo, state }: CardView): Promise<void> {
  const page = pageName();
  tracker.click(page, 'rewardCard', { stageNo, state });
  const outcome = await pressCard(store, stageNo, {
    toast: (text) => toast.show(text),
    openSendPage: () => followLink(env.sendParcelUrl, { page, component: 'rewardSend' }),
  });
  if (state === 'CAN_RECEIVE' && outcome.kind === 'message')
    tracker.track({
      page,
      type: 'result',
      component: 'rewardClaim',
      context: { kind: outcome.isWon === true ? 'won' : 'refused', stageNo },
    });
}
