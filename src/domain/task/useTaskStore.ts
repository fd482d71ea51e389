import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { host } from '@/platform/host';
import { createTaskApi, type TaskPlace } from './taskApi';
import { TaskStore } from './TaskStore';
import { TaskSubscription } from './TaskSubscription';

interface TaskStores {
  readonly store: TaskStore;
  readonly subscription: TaskSubscription;
}

/**
 * Creates a place's stores with the app's services, one of each per page visit. They send no request until they are
 * loaded.
 */
export function useTaskStore(place: TaskPlace, scope: Scope): TaskStores {
  const [stores] = useState(() => {
    const deps = {
      api: createTaskApi(gateway, place, host.current(), scope),
      ...pageDeps(scope),
    };
    return { store: new TaskStore(deps), subscription: new TaskSubscription(deps) };
  });
  return stores;
}
