import { defineArea } from '../core/area';
import { reductionOperations } from './reductionOperations';

export const reductionArea = defineArea({ operations: reductionOperations });
