import { defineArea } from '../core/area';
import { cashOperations } from './cashOperations';

export const walletArea = defineArea({ operations: cashOperations });
