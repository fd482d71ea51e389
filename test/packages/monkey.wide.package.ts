/** More seeds of the random user in both packages (test/monkey). */
import { phones, TARGETS } from '../engines/phones';
import { packageDriver } from '../monkey/packageDriver';
import { testWalks } from '../monkey/testWalk';

const own = phones();

describe.each(TARGETS)('%s', (target) => {
  testWalks(packageDriver(own, target), [{ seed: 3, steps: 800 }]);
});
