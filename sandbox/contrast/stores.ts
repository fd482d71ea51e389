import type { StoreTools } from '../core/storeTools';
import { ContrastStore } from './contrastStore';

export const contrastStores = ({ clock, random }: StoreTools) => ({
  contrast: new ContrastStore(clock, random),
});
