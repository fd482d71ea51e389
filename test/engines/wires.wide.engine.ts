/** Pages that are drawn on a canvas, in the two other wire modes; all others are in test/packages/wires. */
import { testWires } from './wires';

testWires(({ isDrawn }) => isDrawn === true);
