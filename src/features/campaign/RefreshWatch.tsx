import { useEffect, useRef } from 'react';
import { useCampaign } from './campaignContext';
import type { CampaignModule } from './catalog';
import { passedMoments } from './refreshRules';
import { sessionBoundaries } from './sessions/sessionRules';
import { useServerTime } from './useServerTime';

/** Asks for the page anew at the moments of spec 2 §4; shows nothing. */
export function RefreshWatch({ modules }: { readonly modules: readonly CampaignModule[] }) {
  const { store } = useCampaign();
  const boundaries = useRef<{ of: readonly CampaignModule[]; ms: readonly number[] } | null>(null);
  if (boundaries.current?.of !== modules)
    boundaries.current = { of: modules, ms: sessionBoundaries(modules) };
  const { ms } = boundaries.current;
  const passed = useServerTime((serverMs) => passedMoments(ms, serverMs));
  // What had passed when these sessions came is in the answer that brought them.
  const before = useRef({ ms, passed });
  useEffect(() => {
    const isNew = before.current.ms !== ms;
    if (!isNew && passed > before.current.passed) store.refreshSoon();
    before.current = { ms, passed };
  }, [store, ms, passed]);
  return null;
}
