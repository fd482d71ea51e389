import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { StatePage } from '@/templates/StatePage';
import type { LandingPlace } from './landingApi';
import { openFunds } from './landingLinks';
import type { LandingStore } from './LandingStore';
import { LANDING_TEXTS } from './landingTexts';

interface NoOfferProps {
  readonly store: LandingStore;
  readonly place: LandingPlace;
  readonly skeleton: ReactNode;
}

/**
 * Shown instead of an activity that is not available (yet): skeleton, what happened and 重试, or the link to the funds.
 */
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
