import { defineArea } from '../core/area';
import { invoiceHeadOperations } from './invoiceHeadOperations';
import { invoiceOperations } from './invoiceOperations';

export const invoiceArea = defineArea({ operations: { ...invoiceHeadOperations, ...invoiceOperations } });
