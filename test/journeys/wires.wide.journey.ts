/**
 * Every page that is drawn on the three wires of the sandbox: what the gateway answers in full, the fields alone that its company has
 * told of, and what a gateway of tomorrow might send. Each page stands and says what it is for.
 */
import { journey } from '../harness';
import { drawnMains, standsOnFutureWire, standsOnSpecWire } from './wiresSteps';

const own = journey();

test.each(drawnMains)('the fields alone that are told of: %s', (...main) => standsOnSpecWire(own, main));

test.each(drawnMains)('of tomorrow: %s', (...main) => standsOnFutureWire(own, main));
