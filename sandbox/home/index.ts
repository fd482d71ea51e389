import { defineArea } from '../core/area';
import { homeOperations } from './homeOperations';

export const homeArea = defineArea({ operations: homeOperations });
