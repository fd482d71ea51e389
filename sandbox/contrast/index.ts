import { defineArea } from '../core/area';
import { contrastOperations } from './contrastOperations';

export const contrastArea = defineArea({ operations: contrastOperations });
