import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { network } from '@/platform/network';
import { loginGate } from '@/session';
import { gatedBy } from '@/session/gated';
import { makeOrderWatch, type OrderWatch } from '../purchase/OrderWatch';
import { createOrderApi } from '../saleApi';
import { systemClock } from '@/utils/clock';
import { ResultStore } from './ResultStore';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useResultStore(
  orderNo: string,
  scope: Scope,
): { readonly store: ResultStore; readonly watch: OrderWatch } {
  const [made] = useState(() => {
    const api = createOrderApi(gateway, scope);
    const sort = (cause: unknown) => sortError(cause, network.isOnline());
    const watch = makeOrderWatch({ api, sortError: sort, clock: systemClock, scope });
    const store = new ResultStore({
      orderNo,
      api,
      watch,
      runGated: gatedBy(loginGate, scope),
      sortError: sort,
      scope,
    });
    return { store, watch };
  });
  return made;
}
