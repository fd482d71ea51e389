import { defineArea } from '../core/area';
import { addressOperations } from './addressOperations';
import { expressOperations } from './expressOperations';
import { sendLinks } from './links';
import { orderControls } from './orderControls';
import { orderOperations } from './orderOperations';
import { sendOperations } from './sendOperations';

export const sendArea = defineArea({
  operations: { ...addressOperations, ...orderOperations, ...expressOperations, ...sendOperations },
  links: sendLinks,
  control: orderControls,
});
