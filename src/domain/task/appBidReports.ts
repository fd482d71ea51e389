import { useEffect } from 'react';
import { ping } from '@/platform/ping';
import { appLinkPolicy, h5Address } from '@/session/links';
import { tracker } from '@/tracking';
import { BidReports, pingAddress } from './bidReports';
import type { TaskOffer } from './taskTypes';

/** The app's instance, shared by all pages: a bid reported on one page is not reported again on the next. */
export const bidReports = new BidReports({
  ping: (url) => ping.send(url),
  addressOf: (url) => pingAddress(url, appLinkPolicy(), h5Address),
  track: (event) => tracker.track(event),
});

/** Reports real-time bids without an icon, once each (product §2.5). */
export function useUnshownReports(offer: Pick<TaskOffer, 'unshown'> | null, page: string): void {
  useEffect(() => {
    for (const task of offer?.unshown ?? []) bidReports.showFailed(task, page);
  }, [offer, page]);
}
