/** A random user on the H5 pages (test/monkey). */
import { journey } from '../harness';
import { h5Driver } from '../monkey/h5Driver';
import { testWalks } from '../monkey/testWalk';

testWalks(h5Driver(journey()), [
  { seed: 1, steps: 80 },
  { seed: 2, steps: 80 },
]);
