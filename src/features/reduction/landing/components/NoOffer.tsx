import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { OfflineState } from '@/components/OfflineState';
import type { LandingPlace } from '../landingApi';
import type { LandingStore } from '../LandingStore';
import { LANDING_TEXTS } from '../landingTexts';
import { openFunds } from '../landingWays';

interface NoOfferProps {
  readonly store: LandingStore;
  readonly place: LandingPlace;
  readonly skeleton: ReactNode;
}

/** What stands in place of an activity that is not there (yet): skeleton, what happened and 重试, or the way to the funds. */
export const NoOffer = observer(function NoOffer({ store, place, skeleton }: NoOfferProps) {
  switch (store.phase) {
    case 'offline':
      return <OfflineState onRetry={store.load} />;
    case 'failed':
      return <FailedState text={store.failureText} onRetry={store.load} />;
    case 'missing':
      return (
        <EmptyState
          text={LANDING_TEXTS.missing}
          action={{ text: LANDING_TEXTS.toFunds, onPress: () => openFunds(place) }}
        />
      );
    case 'loading':
    case 'ready':
      return skeleton;
  }
});
