import { defineArea } from '../core/area';
import { appIncentiveOperations } from './appIncentiveOperations';
import { taskLinks } from './links';
import { taskControls } from './taskControls';
import { taskOperations } from './taskOperations';

export const taskArea = defineArea({
  operations: { ...appIncentiveOperations, ...taskOperations },
  links: taskLinks,
  control: taskControls,
});
