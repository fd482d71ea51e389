import { useState } from 'react';
import type { Scope } from '@/api';
import { makeFundParts } from '@/features/reduction/makeFundParts';
import { FundStore } from './FundStore';

/** Creates the store of the reduction center; one per page visit. */
export function useFundStore(channelId: string, scope: Scope): FundStore {
  const [store] = useState(() => {
    const { fund, joined } = makeFundParts(channelId, scope);
    return new FundStore(fund, joined);
  });
  return store;
}
