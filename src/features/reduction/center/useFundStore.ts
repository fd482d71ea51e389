import { useState } from 'react';
import type { Scope } from '@/api';
import { FundStore } from './FundStore';
import { makeFundParts } from '@/domain/fund/makeFundParts';

/** The center's store; one per visit of the page. */
export function useFundStore(channelId: string, scope: Scope): FundStore {
  const [store] = useState(() => {
    const { fund, joined } = makeFundParts(channelId, scope);
    return new FundStore(fund, joined);
  });
  return store;
}
