import { defineArea } from '../core/area';
import { invoiceHeadOperations } from './invoiceHeadOperations';
import { invoiceOperations } from './invoiceOperations';
import { invoiceLinks } from './links';

export const invoiceArea = defineArea({
  operations: { ...invoiceHeadOperations, ...invoiceOperations },
  links: invoiceLinks,
});
