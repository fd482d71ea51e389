import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { network } from '@/platform/network';
import { loginGate } from '@/session';
import { gatedBy } from '@/session/gated';
import { systemClock } from '@/utils/clock';
import { makeParcels } from '../makeParcels';
import { createOpenApi } from './openApi';
import { OpenStore } from './OpenStore';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useOpenStore(cabinetCode: string, parcelId: string, scope: Scope): OpenStore {
  const [store] = useState(
    () =>
      new OpenStore({
        api: createOpenApi(gateway),
        cabinetCode,
        parcelId,
        here: makeParcels(
          scope,
          ({ id, cabinet }) => cabinet.code === cabinetCode && (parcelId === '' || id === parcelId),
        ),
        runGated: gatedBy(loginGate, scope),
        sortError: (cause) => sortError(cause, network.isOnline()),
        clock: systemClock,
        scope,
      }),
  );
  return store;
}
