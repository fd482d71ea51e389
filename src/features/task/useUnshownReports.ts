import { useEffect } from 'react';
import { bidReports } from './appBidReports';
import type { TaskOffer } from './taskTypes';

/** Reports real-time bids that came without what was paid for, once each (spec 2 §5). */
export function useUnshownReports(offer: Pick<TaskOffer, 'unshown'> | null, page: string): void {
  useEffect(() => {
    for (const task of offer?.unshown ?? []) bidReports.showFailed(task, page);
  }, [offer, page]);
}
