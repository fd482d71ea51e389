import { pageDeps } from '@/data/pageDeps';
import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { makeFundParts } from '@/domain/fund/makeFundParts';
import type { JoinedActivity } from '@/domain/fund/recordRules';
import type { Query } from '@/data/Query';
import { createRecordsApi, RecordsStore } from './RecordsStore';

export interface DetailStores {
  readonly records: RecordsStore;
  /** Where the activity is found that the page is about; null: about all of them. */
  readonly joined: Query<readonly JoinedActivity[]> | null;
}

/** The page's stores with the app's own collaborators; one per visit of the page. */
export function useDetailStores(bizId: string, channelId: string, scope: Scope): DetailStores {
  const [stores] = useState((): DetailStores => ({
    records: new RecordsStore({
      api: createRecordsApi(gateway, bizId),
      ...pageDeps(scope),
    }),
    joined: bizId === '' ? null : makeFundParts(channelId, scope).joined,
  }));
  return stores;
}
