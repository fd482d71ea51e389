/**
 * Every page on the three wires of the sandbox: what the gateway answers in full, the fields alone that its company has
 * told of, and what a gateway of tomorrow might send. Each page stands and says what it is for.
 */
import { journey } from '../harness';
import { otherMains, standsOnFutureWire, standsOnSpecWire } from '../journeys/wiresSteps';

const own = journey();

test.each(otherMains)('the fields alone that are told of: %s', (...main) => standsOnSpecWire(own, main));

test.each(otherMains)('of tomorrow: %s', (...main) => standsOnFutureWire(own, main));
