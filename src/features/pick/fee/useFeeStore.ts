import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { host } from '@/platform/host';
import { network } from '@/platform/network';
import { random } from '@/platform/random';
import { loginGate } from '@/session';
import { gatedBy } from '@/session/gated';
import { makeParcels } from '../makeParcels';
import { createFeeApi } from './feeApi';
import { FeeStore } from './FeeStore';

const SUBMIT_NO_LENGTH = 32;

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useFeeStore(parcelId: string, scope: Scope): FeeStore {
  const [store] = useState(
    () =>
      new FeeStore({
        api: createFeeApi(gateway, host.current().platformCode),
        parcel: makeParcels(scope, ({ id, feeFen }) => id === parcelId && feeFen > 0),
        submitNo: random.hex(SUBMIT_NO_LENGTH),
        runGated: gatedBy(loginGate, scope),
        sortError: (cause) => sortError(cause, network.isOnline()),
        scope,
      }),
  );
  return store;
}
