/** A random user on the H5 pages (test/monkey). */
import { journey } from '../harness';
import { h5Driver } from '../monkey/h5Driver';
import { testWalks } from '../monkey/testWalk';

const place = journey();

testWalks(() => h5Driver(place), [
  { seed: 1, steps: 100 },
  { seed: 2, steps: 100 },
]);
