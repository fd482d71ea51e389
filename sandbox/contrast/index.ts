import { defineArea } from '../core/area';
import { contrastOperations } from './contrastOperations';
import { contrastLinks } from './links';

export const contrastArea = defineArea({ operations: contrastOperations, links: contrastLinks });
