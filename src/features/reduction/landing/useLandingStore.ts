import { pageDeps } from '@/data/pageDeps';
import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { createLandingApi, type LandingPlace } from './landingApi';
import { LandingStore } from './LandingStore';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useLandingStore(place: LandingPlace, scope: Scope): LandingStore {
  const [store] = useState(
    () =>
      new LandingStore({
        api: createLandingApi(gateway, place, scope),
        ...pageDeps(scope),
        serverNowMs: () => serverClock.nowMs(),
      }),
  );
  return store;
}
