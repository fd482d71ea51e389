/** Pages that are drawn on a canvas, in the two other wire modes; all others are in test/packages/responseModes. */
import { testWires } from './responseModes';

testWires(({ isDrawn }) => isDrawn === true);
