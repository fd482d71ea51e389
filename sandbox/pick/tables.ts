import type { TableTools } from '../core/tableTools';
import { AggregationTable } from './aggregationTable';
import { CabinetTable } from './cabinetTable';
import { PickGiftTable } from './pickGiftTable';

export const pickTables = ({ clock }: TableTools) => ({
  cabinets: new CabinetTable(clock),
  pickGifts: new PickGiftTable(clock),
  aggregations: new AggregationTable(),
});
