import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { network } from '@/platform/network';
import { loginGate } from '@/session';
import { gatedBy } from '@/session/gated';
import { createRecordApi } from './recordApi';
import { RecordStore } from './RecordStore';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useRecordStore(activityId: string, channelId: string, scope: Scope): RecordStore {
  const [store] = useState(
    () =>
      new RecordStore({
        api: createRecordApi(gateway, { activityId, channelId }),
        runGated: gatedBy(loginGate, scope),
        sortError: (cause) => sortError(cause, network.isOnline()),
        scope,
      }),
  );
  return store;
}
