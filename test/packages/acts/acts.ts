/** The acts in a built package on phones in Node (`test/acts`). */
import type { H5ActName, Way } from '../../acts/h5Acts';
import { ACT_NAMES, testActs } from '../../acts/testActs';
import type { EngineTarget } from '../../engines/host';
import { phones } from '../../engines/phones';
import { msToBeijingHour } from '../../harness';
import { isPackageWay, PACKAGE_ACTS } from './packageActs';
import { PackageBench } from './packageBench';

/**
 * Every act once, in one of the packages: most of its code is the same in both. What depends most on the platform is a
 * lost response in the messaging app and a second tap in the payment app.
 */
const SHORT: readonly (readonly [EngineTarget, Way])[] = [
  ['weapp', 'lost'],
  ['alipay', 'twice'],
];

function isShort(target: EngineTarget, name: H5ActName, way: Way): boolean {
  const [shortTarget, shortWay] = SHORT[ACT_NAMES.indexOf(name) % SHORT.length] ?? [];
  return target === shortTarget && way === shortWay;
}

/** The gateway's clock stops, so that its records have the same times: one in the afternoon, no slot of the day near. */
const STOPPED_AT_MS = Date.now() + msToBeijingHour(13);

export function testPackageActs(target: EngineTarget): void {
  const own = phones();
  testActs(
    {
      sandbox: own.sandbox,
      isShort: (name, way) => isShort(target, name, way),
      isWithout: (name, way) => !isPackageWay(way) || PACKAGE_ACTS[name]?.without?.[way] !== undefined,
      async open(name: H5ActName, isKnown: boolean) {
        await own.sandbox.reset(STOPPED_AT_MS);
        return PackageBench.open(own, target, name, isKnown);
      },
    },
    ACT_NAMES.filter((name) => PACKAGE_ACTS[name]?.without?.all === undefined),
  );
}
