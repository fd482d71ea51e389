import { defineArea } from '../core/area';
import { evaluationOperations } from './evaluationOperations';
import { evaluationLinks } from './links';

export const evaluationArea = defineArea({ operations: evaluationOperations, links: evaluationLinks });
