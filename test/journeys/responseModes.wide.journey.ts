/**
 * Every page with a canvas on the sandbox's three wires: full responses, only the described fields, and unknown values
 * of a future gateway. Each page renders and shows its content.
 */
import { journey } from '../harness';
import { drawnMains, worksOnFutureWire, worksOnSpecWire } from './responseModesSteps';

const own = journey();

test.each(drawnMains)('with the described fields only: %s', (...main) => worksOnSpecWire(own, main));

test.each(drawnMains)('with unknown values: %s', (...main) => worksOnFutureWire(own, main));
