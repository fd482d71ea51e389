/**
 * Every page on the sandbox's three wires: full responses, only the described fields, and unknown values of a future
 * gateway. Each page renders and shows its content.
 */
import { journey } from '../harness';
import { otherMains, worksOnFutureWire, worksOnSpecWire } from '../journeys/responseModesSteps';

const own = journey();

test.each(otherMains)('with the described fields only: %s', (...main) => worksOnSpecWire(own, main));

test.each(otherMains)('with unknown values: %s', (...main) => worksOnFutureWire(own, main));
