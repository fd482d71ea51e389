/** Every page that is not drawn on a canvas, on the two other wires. */
import { testWires } from '../engines/wires';

testWires(({ isDrawn }) => isDrawn !== true);
