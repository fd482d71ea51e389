import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { host } from '@/platform/host';
import { type OfferCalls, OfferStore } from './OfferStore';

/** The store of an offer with the app's own collaborators; one per visit of the page. */
export function useOfferStore(
  place: { readonly code: string; readonly shareCode?: string },
  calls: OfferCalls,
  scope: Scope,
): OfferStore {
  const [store] = useState(() => {
    const { platformCode, kind } = host.current();
    const client = { platformCode, isPlainBrowser: kind === 'browser' };
    return new OfferStore({ ...pageDeps(scope), ...place, gateway, calls, client });
  });
  return store;
}
