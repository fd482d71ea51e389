/**
 * Every page on the sandbox's three wires: full responses, only the described fields, and unknown values of a future
 * gateway. Each page renders and shows its content.
 */
import { journey } from '../harness';
import { otherMains, standsOnFutureWire, standsOnSpecWire } from '../journeys/wiresSteps';

const own = journey();

test.each(otherMains)('with the described fields only: %s', (...main) => standsOnSpecWire(own, main));

test.each(otherMains)('with unknown values: %s', (...main) => standsOnFutureWire(own, main));
