import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { type HelpCalls, type HelpPlace, HelpStore } from './HelpStore';

/** The store of a help with the app's own collaborators; one per visit of the page. */
export function useHelpStore(place: HelpPlace, calls: HelpCalls, scope: Scope): HelpStore {
  const [store] = useState(() => new HelpStore({ ...pageDeps(scope), gateway, calls, place }));
  return store;
}
