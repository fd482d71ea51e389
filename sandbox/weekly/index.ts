import { defineArea } from '../core/area';
import { drawControls } from './drawControls';
import { drawOperations } from './drawOperations';
import { weeklyLinks } from './links';
import { locationOperations } from './locationOperations';
import { weeklyOperations } from './weeklyOperations';

export const weeklyArea = defineArea({
  operations: { ...drawOperations, ...locationOperations, ...weeklyOperations },
  links: weeklyLinks,
  control: drawControls,
});
