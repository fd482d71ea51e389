import { REFRESH_SPREAD_MS } from '@/features/weekly/page/refreshMoments';
import type { Figure } from '../harness/figures';
import type { SimResult } from './simulate';

/** In how many seconds the refreshes of the start are spread. */
const SPREAD_S = REFRESH_SPREAD_MS / 1000;
/**
 * Busiest second against the mean, 1 to 2 (all in one second). Not 1: a page uses the part of the two seconds that is
 * sure, given how well it knows the server's time.
 */
const MAX_PEAK = 1.75;
/** The same for all calls, with claims and what follows them. */
const MAX_PEAK_OF_ALL = 2;

/** The rows of `npm run bench -- flash`, with their limits. */
export function flashFigures(result: SimResult): readonly Figure[] {
  const { meanOfSpread, stock, watching } = result;
  const count = (name: string, value: number, limits: Pick<Figure, 'limit' | 'atLeast'> = {}): Figure => ({
    name,
    value,
    unit: 'count',
    ...limits,
  });
  return [
    count('calls', result.calls),
    count('requests or answers lost', result.lostAnswers),
    count('mean calls a second in the 2 s of the spread', meanOfSpread),
    count('calls in the busiest second', result.peak, { limit: meanOfSpread * MAX_PEAK_OF_ALL }),
    count('mean refreshes of the start a second', watching / SPREAD_S),
    count('refreshes of the start in its busiest second', result.refreshPeak, {
      limit: (watching / SPREAD_S) * MAX_PEAK,
    }),
    {
      name: 'latest refresh after the start',
      value: result.latestRefreshMs,
      unit: 'ms',
      limit: REFRESH_SPREAD_MS,
    },
    count('claims sent', result.claims),
    count('claims sent again with their number', result.repeated),
    count('claims sent again with another number', result.renumbered, { limit: 0 }),
    count('stock given out', result.given, { limit: stock, atLeast: stock }),
    count('coupons in wallets', result.coupons, { limit: stock, atLeast: stock }),
    count('accounts shown a coupon that they do not have', result.wrongSuccesses, { limit: 0 }),
  ];
}
