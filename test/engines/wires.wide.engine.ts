/** Pages that are drawn on a canvas, on the two other wires; all others are in test/packages/wires. */
import { testWires } from './wires';

testWires(({ isDrawn }) => isDrawn === true);
