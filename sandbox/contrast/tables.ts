import type { TableTools } from '../core/tableTools';
import { ContrastTable } from './contrastTable';

export const contrastTables = ({ clock, random }: TableTools) => ({
  contrast: new ContrastTable(clock, random),
});
