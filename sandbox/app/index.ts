import { defineArea } from '../core/area';
import { appOpeningOperations } from './appOpeningOperations';
import { messageOperations } from './messageOperations';

export const appArea = defineArea({ operations: { ...appOpeningOperations, ...messageOperations } });
