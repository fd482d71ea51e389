import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { Scope } from '@/api';
import { Price } from '@/components/Amount';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { ResultPage } from '@/templates/ResultPage';
import { ResultSkeleton } from '@/templates/ResultSkeleton';
import type { LandingPlace } from './landingApi';
import { LANDING_KINDS } from './landingKinds';
import { openFunds, spend } from './landingLinks';
import { landingButtonText, validityText } from './landingRules';
import { LANDING_TEXTS } from './landingTexts';
import { LandingView } from './LandingView';
import { useLandingStore } from './useLandingStore';
import styles from './offerCards.module.scss';

interface JoinResultProps extends LandingPlace {
  readonly scope: Scope;
}

/**
 * After joining: `/reductionFundsExtend/middle`, `/reductionFundsStorage/middle` (product §2.2).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton |
 * | joined | 减免金已到账, amount, valid until, 去使用, 查看减免金 |
 * | not joined, logged out | nothing: redirects to the landing page of its kind |
 * | no such activity, failed, offline | sentence and a next step |
 *
 * Decision: the page fetches the result instead of trusting its URL, so a reload shows the same, and a shared URL leads
 * another user to the page where they can get the amount.
 */
export const JoinResult = observer(function JoinResult({ scope, ...place }: JoinResultProps) {
  const store = useLandingStore(place, scope);
  const { activity, action } = store;
  const { home, middle, purpose } = LANDING_KINDS[place.kind];
  const mustLeave = activity !== null && !activity.hasJoined;
  const { activityCode, channelId } = place;
  useEffect(() => {
    void store.query.refresh();
  }, [store]);
  useEffect(() => {
    if (mustLeave)
      void navigator.replaceWith(home, { activityCode, ...(channelId === '' ? {} : { channelId }) });
  }, [mustLeave, home, activityCode, channelId]);
  useShownAgain(() => void store.refresh());

  return (
    <LandingView store={store} place={place} skeleton={<ResultSkeleton />}>
      {(joined) =>
        action === null || mustLeave ? (
          <ResultSkeleton />
        ) : (
          <ResultPage
            mark="done"
            title={LANDING_TEXTS.arrived}
            worth={<Price fen={joined.amountFen} size="huge" className={styles['joinedAmount']} />}
            facts={[`${purpose} · ${validityText(joined)}`]}
            actions={[
              {
                text: landingButtonText(action, joined),
                isDisabled: action !== 'use',
                onPress: () => spend(middle, joined),
              },
              { text: LANDING_TEXTS.toFunds, onPress: () => openFunds(place) },
            ]}
          />
        )
      }
    </LandingView>
  );
});
