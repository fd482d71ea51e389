import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { network } from '@/platform/network';
import { loginGate, session } from '@/session';
import { CouponListStore, type RunGated } from './CouponListStore';
import { createCouponListApi } from './listApi';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useCouponListStore(activityCode: string, scope: Scope): CouponListStore {
  const [store] = useState(
    () =>
      new CouponListStore({
        api: createCouponListApi(gateway, activityCode),
        runGated,
        sortError: (cause) => sortError(cause, network.isOnline()),
        account: () => ({ token: session.token, phone: session.phone }),
        scope,
      }),
  );
  return store;
}

const runGated: RunGated = async (action, scope) => {
  const outcome = await loginGate.run(action, { scope });
  return outcome.kind === 'login-cancelled' ? { kind: 'login-closed' } : outcome;
};
