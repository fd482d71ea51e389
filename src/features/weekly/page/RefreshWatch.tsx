import { observer } from 'mobx-react';
import { useRef, useMemo, useEffect } from 'react';
import { sessionBoundaries } from '@/features/weekly/flashSale/pageSessions';
import type { PageModule } from './catalog';
import { useModulePage, useServerTime } from './modulePageContext';
import { askFor, lastMoment, LOOK_AHEAD_MS, NOTHING_ASKED } from './refreshMoments';

/**
 * Refetches the page at the moments of product §2.4, and while its response was generated before one; renders nothing.
 */
export const RefreshWatch = observer(function RefreshWatch({
  modules,
}: {
  readonly modules: readonly PageModule[];
}) {
  const { store } = useModulePage();
  const { round, generatedAtMs } = store;
  const boundaries = useMemo(() => sessionBoundaries(modules), [modules]);
  const moment = useServerTime((serverMs) => lastMoment(boundaries, serverMs + LOOK_AHEAD_MS));
  const asked = useRef(NOTHING_ASKED);
  useEffect(() => {
    // The last visit's page: the current one is being requested.
    if (round === 0) return;
    const next = askFor(moment, generatedAtMs, asked.current);
    if (next === null) return;
    asked.current = next;
    store.refreshSoon(moment);
  }, [store, round, generatedAtMs, moment]);
  return null;
});
