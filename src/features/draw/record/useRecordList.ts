import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { network } from '@/platform/network';
import { loginGate } from '@/session';
import { gatedBy } from '@/session/gated';
import { createRecordApi } from './recordApi';
import { createRecordList, type RecordList } from './recordList';

/** The page's list with the app's own collaborators; one per visit of the page. */
export function useRecordList(activityId: string, channelId: string, scope: Scope): RecordList {
  const [list] = useState(() =>
    createRecordList(createRecordApi(gateway, { activityId, channelId }), {
      runGated: gatedBy(loginGate, scope),
      sortError: (cause) => sortError(cause, network.isOnline()),
      scope,
    }),
  );
  return list;
}
