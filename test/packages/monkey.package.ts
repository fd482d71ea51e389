/** A random user in both packages (test/monkey). */
import { phones, TARGETS } from '../engines/phones';
import { packageDriver } from '../monkey/packageDriver';
import { testWalks } from '../monkey/testWalk';

const own = phones();
const { MONKEY_TARGET: only } = process.env;

describe.each(TARGETS.filter((target) => only === undefined || only === target))('%s', (target) => {
  testWalks(packageDriver(own, target), [{ seed: 1, steps: 80 }]);
});
