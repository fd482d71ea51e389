import type { TableTools } from '../core/tableTools';
import { FundTable, type FundSources } from './fundTable';

export const reductionTables = ({ clock }: TableTools, sources: FundSources) => ({
  funds: new FundTable(clock, sources),
});
