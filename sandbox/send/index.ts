import { defineArea } from '../core/area';
import { addressOperations } from './addressOperations';
import { expressOperations } from './expressOperations';
import { orderOperations } from './orderOperations';
import { sendOperations } from './sendOperations';
import { orderControls } from './orderControls';

export const sendArea = defineArea({
  operations: { ...addressOperations, ...orderOperations, ...expressOperations, ...sendOperations },
  control: orderControls,
});
