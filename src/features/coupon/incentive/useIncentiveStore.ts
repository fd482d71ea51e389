import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { host } from '@/platform/host';
import { attribution, burialPointInfo } from '@/session';
import { createIncentiveApi } from './incentiveApi';
import { IncentiveStore } from './IncentiveStore';
import { channelCodeOf } from './joinChannel';

/** Creates the page's store with the app's dependencies; one per page visit. */
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
      ...pageDeps(scope),
      joinSource: () => ({
        channelCode: channelCodeOf(channel, attribution().channel_id),
        burialPointInfo: burialPointInfo(),
      }),
    });
  });
  return store;
}
