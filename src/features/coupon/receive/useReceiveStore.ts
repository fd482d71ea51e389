import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { host } from '@/platform/host';
import { storage } from '@/platform/storage';
import { loginGate, session } from '@/session';
import { makeKeptMemory } from '@/session/keptMemory';
import { pictureAddress } from '@/session/links';
import { gatedBy } from '@/session/LoginGate';
import { systemClock } from '@/utils/clock';
import { makeKeptActivities } from './keptActivity';
import { createReceiveApi } from './receiveApi';
import { ReceiveStore } from './ReceiveStore';

/** Creates the page's store with the app's dependencies; one per page visit. */
export function useReceiveStore(activityCode: string, scope: Scope): ReceiveStore {
  const [store] = useState(() => {
    const { platformCode, kind } = host.current();
    return new ReceiveStore({
      activityCode,
      api: createReceiveApi(gateway, platformCode, scope),
      client: { platformCode, isPlainBrowser: kind === 'browser' },
      kept: makeKeptActivities({
        memory: makeKeptMemory({ session, durable: storage.durable }, 'receive'),
        code: activityCode,
        pictureAddress,
        clock: systemClock,
      }),
      ...pageDeps(scope),
      runGated: gatedBy(loginGate, scope, { submitLabel: '立即领取' }),
    });
  });
  return store;
}
