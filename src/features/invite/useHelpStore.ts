import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { type HelpCalls, type HelpPlace, HelpStore } from './HelpStore';

/** Creates a help's store with the app's services, one per page visit. */
export function useHelpStore(place: HelpPlace, calls: HelpCalls, scope: Scope): HelpStore {
  const [store] = useState(() => new HelpStore({ ...pageDeps(scope), gateway, calls, place }));
  return store;
}
