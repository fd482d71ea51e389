import { defineArea } from '../core/area';
import { drawOperations } from './drawOperations';
import { locationOperations } from './locationOperations';
import { weeklyOperations } from './weeklyOperations';

export const weeklyArea = defineArea({
  operations: { ...drawOperations, ...locationOperations, ...weeklyOperations },
});
