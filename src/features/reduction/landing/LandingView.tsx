import type { ReactNode } from 'react';
import { MissingState } from '@/components/MissingState';
import { QueryView } from '@/templates/QueryView';
import type { LandingPlace } from './landingApi';
import { openFunds } from './landingLinks';
import type { LandingStore } from './LandingStore';
import { LANDING_TEXTS } from './landingTexts';
import type { LandingActivity } from './landingTypes';

interface LandingViewProps {
  readonly store: LandingStore;
  readonly place: LandingPlace;
  readonly skeleton: ReactNode;
  readonly children: (activity: LandingActivity) => ReactNode;
}

/** The activity; while it is not available, a skeleton, what happened and 重试, or the link to the funds. */
export function LandingView({ store, place, skeleton, children }: LandingViewProps) {
  return (
    <QueryView query={store.query} isCompact={false} skeleton={skeleton}>
      {({ activity }) =>
        activity === null ? (
          <MissingState
            text={LANDING_TEXTS.missing}
            action={{ text: LANDING_TEXTS.toFunds, onPress: () => openFunds(place) }}
          />
        ) : (
          children(activity)
        )
      }
    </QueryView>
  );
}
