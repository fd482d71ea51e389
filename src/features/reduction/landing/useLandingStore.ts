import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { createLandingApi, type LandingPlace } from './landingApi';
import { LandingStore } from './LandingStore';

/** Creates the page's store with the app's dependencies; one per page visit. */
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
