import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { toCallFailure } from '@/api/errors';
import { network } from '@/platform/network';
import { loginGate } from '@/session';
import { gatedBy } from '@/session/gated';
import { makeFundParts } from '@/domain/fund/makeFundParts';
import type { JoinedActivity } from '@/domain/fund/recordRules';
import type { VisitorStore } from '@/data/VisitorStore';
import { createRecordsApi, RecordsStore } from './RecordsStore';

export interface DetailStores {
  readonly records: RecordsStore;
  /** Where the activity is found that the page is about; null: about all of them. */
  readonly joined: VisitorStore<readonly JoinedActivity[]> | null;
}

/** The page's stores with the app's own collaborators; one per visit of the page. */
export function useDetailStores(bizId: string, channelId: string, scope: Scope): DetailStores {
  const [stores] = useState((): DetailStores => ({
    records: new RecordsStore({
      api: createRecordsApi(gateway, bizId),
      runGated: gatedBy(loginGate, scope),
      toCallFailure: (cause) => toCallFailure(cause, network.isOnline()),
      scope,
    }),
    joined: bizId === '' ? null : makeFundParts(channelId, scope).joined,
  }));
  return stores;
}
