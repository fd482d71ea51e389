import { ping } from '@/platform/ping';
import { appLinkPolicy, h5Address } from '@/session/links';
import { tracker } from '@/tracking';
import { BidReports, pingAddress } from './bidReports';

/** The app's own: a bid that was told on one page is not told again on the next. */
export const bidReports = new BidReports({
  ping: (url) => ping.send(url),
  addressOf: (url) => pingAddress(url, appLinkPolicy(), h5Address),
  track: (event) => tracker.track(event),
});
