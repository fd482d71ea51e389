import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { toCallFailure } from '@/api/errors';
import { host } from '@/platform/host';
import { network } from '@/platform/network';
import { loginGate, session } from '@/session';
import { gatedBy } from '@/session/gated';
import { createTaskApi, type TaskPlace } from './taskApi';
import { TaskStore } from './TaskStore';
import { TaskSubscription } from './TaskSubscription';

export interface TaskStores {
  readonly store: TaskStore;
  readonly subscription: TaskSubscription;
}

/** A place's stores with the app's own collaborators; one of each per visit of the page. They ask nothing by themselves. */
export function useTaskStore(place: TaskPlace, scope: Scope): TaskStores {
  const [stores] = useState(() => {
    const deps = {
      api: createTaskApi(gateway, place, host.current(), scope),
      isLoggedIn: () => session.isLoggedIn,
      account: () => session.account,
      runGated: gatedBy(loginGate, scope),
      toCallFailure: (cause: unknown) => toCallFailure(cause, network.isOnline()),
      scope,
    };
    return { store: new TaskStore(deps), subscription: new TaskSubscription(deps) };
  });
  return stores;
}
