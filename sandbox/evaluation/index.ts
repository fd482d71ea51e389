import { defineArea } from '../core/area';
import { evaluationOperations } from './evaluationOperations';

export const evaluationArea = defineArea({ operations: evaluationOperations });
