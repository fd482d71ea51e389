import { useState } from 'react';
import { gateway, serverClock } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import type { Scope } from '@/api';
import { host } from '@/platform/host';
import { network } from '@/platform/network';
import { loginGate, session } from '@/session';
import { gatedBy } from '@/session/gated';
import { systemClock } from '@/utils/clock';
import { createAggregationApi, type AggregationPlace } from './aggregationApi';
import { AggregationStore } from './AggregationStore';

/** The cards' store of one place with the app's own collaborators; one per visit of the page. Asks nothing by itself. */
export function useAggregationStore(place: AggregationPlace, scope: Scope): AggregationStore {
  const [store] = useState(
    () =>
      new AggregationStore({
        api: createAggregationApi(gateway, place, host.current().platformCode, scope),
        isLoggedIn: () => session.isLoggedIn,
        runGated: gatedBy(loginGate, scope),
        sortError: (cause) => sortError(cause, network.isOnline()),
        clock: systemClock,
        serverNowMs: () => serverClock.nowMs(),
        scope,
      }),
  );
  return store;
}
