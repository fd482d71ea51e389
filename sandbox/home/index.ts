import { defineArea } from '../core/area';
import { homeOperations } from './homeOperations';
import { homeLinks } from './links';

export const homeArea = defineArea({ operations: homeOperations, links: homeLinks });
