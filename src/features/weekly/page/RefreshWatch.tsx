import { observer } from 'mobx-react';
import { useRef, useMemo, useEffect } from 'react';
import { sessionBoundaries } from '@/features/weekly/flashSale/pageSessions';
import type { PageModule } from './catalog';
import { useModulePage, useServerTime } from './modulePageContext';
import { lastMoment, MAX_ASKS } from './refreshMoments';

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
  const moment = useServerTime((serverMs) => lastMoment(boundaries, serverMs));
  const asked = useRef({ moment: 0, times: 0 });
  useEffect(() => {
    const { current } = asked;
    if (moment <= generatedAtMs || moment < current.moment) return;
    const times = moment > current.moment ? 1 : current.times + 1;
    if (times > MAX_ASKS) return;
    asked.current = { moment, times };
    store.refreshSoon(moment);
  }, [store, round, generatedAtMs, moment]);
  return null;
});
