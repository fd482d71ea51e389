/** The acts on H5 pages in Node (`test/acts`). */
import type { H5ActName, Way } from '../../acts/h5Acts';
import { ACT_NAMES, testActs } from '../../acts/testActs';
import { journey } from '../../harness';
import { H5Bench } from './h5Bench';

/** It includes the lost response and found most faults; the others are covered by the gate and `ClaimOnce`, the same for every act. */
const SHORT: Way = 'loaded';

/** Tests every `count`th act from the `part`th on (1 to `count`), so that files run in parallel. */
export function testH5Acts(part: number, count: number): void {
  const place = journey();
  testActs(
    {
      sandbox: place.sandbox,
      isShort: (_name, way) => way === SHORT,
      isWithout: () => false,
      open: (name: H5ActName, isKnown: boolean) => H5Bench.open(place, name, isKnown),
    },
    ACT_NAMES.filter((_name, index) => index % count === part - 1),
  );
}
