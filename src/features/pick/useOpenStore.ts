import { useState } from 'react';
import { gateway } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { pageDeps } from '@/data/pageDeps';
import { makeParcels } from './makeParcels';
import { createOpenApi } from './openApi';
import { OpenStore } from './OpenStore';

/**
 * Creates an opening's store with the app's services, one per page visit.
 * @param parcelId '' for all in the cabinet
 */
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
        ...pageDeps(scope),
      }),
  );
  return store;
}
