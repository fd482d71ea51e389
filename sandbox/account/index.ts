import { defineArea } from '../core/area';
import { accountControls } from './accountControls';
import { baseOperations } from './baseOperations';
import { closeAccountOperations } from './closeAccountOperations';
import { loginOperations } from './loginOperations';
import { smsOperations } from './smsOperations';

export const accountArea = defineArea({
  operations: { ...baseOperations, ...closeAccountOperations, ...loginOperations, ...smsOperations },
  control: accountControls,
});
