import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { taskItem } from '@/domain/task/taskApi';
import { host } from '@/platform/host';
import type { Host } from '@/platform/host/types';
import { createIncentiveTaskApi, type IncentivePlace } from './incentiveTaskApi';
import { IncentiveTaskStore } from './IncentiveTaskStore';

type Asked = Pick<IncentivePlace, 'activityCode' | 'channelId'>;

/** Creates the page's store with the app's dependencies; one per page visit. */
export function useIncentiveTaskStore(asked: Asked, scope: Scope): IncentiveTaskStore {
  const [store] = useState(
    () =>
      new IncentiveTaskStore({
        api: createIncentiveTaskApi(gateway, placeOf(asked, host.current()), taskItem, scope),
        ...pageDeps(scope),
      }),
  );
  return store;
}

/** Operating system and version for the consumer app only, like in every call that sends them (product §2.7). */
function placeOf({ activityCode, channelId }: Asked, { kind, os, appVersionCode }: Host): IncentivePlace {
  const isApp = kind === 'consumer-app';
  return {
    activityCode,
    channelId,
    appSystem: isApp && os !== 'other' ? os : '',
    appVersion: isApp && appVersionCode !== null ? String(appVersionCode) : '',
  };
}
