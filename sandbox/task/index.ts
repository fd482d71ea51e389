import { defineArea } from '../core/area';
import { appIncentiveOperations } from './appIncentiveOperations';
import { taskOperations } from './taskOperations';
import { rewardControls } from './rewardControls';

export const taskArea = defineArea({
  operations: { ...appIncentiveOperations, ...taskOperations },
  control: rewardControls,
});
