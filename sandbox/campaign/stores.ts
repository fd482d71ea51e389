import type { StoreTools } from '../core/storeTools';
import type { OrderStore } from '../send/orderStore';
import { GiftStore } from './giftStore';
import { ParcelStore } from './parcelStore';

export const campaignStores = ({ clock }: StoreTools, orders: OrderStore) => ({
  parcels: new ParcelStore(clock, orders),
  gifts: new GiftStore(clock),
});
