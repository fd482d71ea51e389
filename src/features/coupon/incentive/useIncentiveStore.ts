import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { toCallFailure } from '@/api/errors';
import { host } from '@/platform/host';
import { network } from '@/platform/network';
import { attribution, burialPointInfo, loginGate, session } from '@/session';
import { gatedBy } from '@/session/gated';
import { createIncentiveApi } from './incentiveApi';
import { channelCodeOf } from './incentiveRules';
import { IncentiveStore } from './IncentiveStore';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useIncentiveStore(
  activityCode: string,
  channel: string | undefined,
  scope: Scope,
): IncentiveStore {
  const [store] = useState(() => {
    const { platformCode, kind } = host.current();
    return new IncentiveStore({
      activityCode,
      api: createIncentiveApi(gateway, platformCode, scope),
      client: { platformCode, isPlainBrowser: kind === 'browser' },
      runGated: gatedBy(loginGate, scope),
      isLoggedIn: () => session.isLoggedIn,
      joinSource: () => ({
        channelCode: channelCodeOf(channel, attribution().channel_id),
        burialPointInfo: burialPointInfo(),
      }),
      toCallFailure: (cause) => toCallFailure(cause, network.isOnline()),
    });
  });
  return store;
}
