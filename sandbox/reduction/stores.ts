import type { StoreTools } from '../core/storeTools';
import { FundStore, type FundSources } from './fundStore';

export const reductionStores = ({ clock }: StoreTools, sources: FundSources) => ({
  funds: new FundStore(clock, sources),
});
