/** Every page that is not drawn on a canvas, in the two other wire modes. */
import { testWires } from '../engines/responseModes';

testWires(({ isDrawn }) => isDrawn !== true);
