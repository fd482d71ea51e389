import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { toCallFailure } from '@/api/errors';
import { network } from '@/platform/network';
import { loginGate } from '@/session';
import { gatedBy } from '@/session/gated';
import { systemClock } from '@/utils/clock';
import { createLandingApi, type LandingPlace } from './landingApi';
import { LandingStore } from './LandingStore';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useLandingStore(place: LandingPlace, scope: Scope): LandingStore {
  const [store] = useState(
    () =>
      new LandingStore({
        api: createLandingApi(gateway, place, scope),
        runGated: gatedBy(loginGate, scope),
        toCallFailure: (cause) => toCallFailure(cause, network.isOnline()),
        clock: systemClock,
        serverNowMs: () => serverClock.nowMs(),
        scope,
      }),
  );
  return store;
}
