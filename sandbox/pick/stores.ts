import type { StoreTools } from '../core/storeTools';
import { AggregationStore } from './aggregationStore';
import { CabinetStore } from './cabinetStore';
import { PickGiftStore } from './pickGiftStore';

export const pickStores = ({ clock }: StoreTools) => ({
  cabinets: new CabinetStore(clock),
  pickGifts: new PickGiftStore(clock),
  aggregations: new AggregationStore(),
});
