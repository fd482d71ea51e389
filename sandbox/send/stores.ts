import type { StoreTools } from '../core/storeTools';
import { AddressStore } from './addressStore';
import { ExpressStore } from './expressStore';
import { OrderStore } from './orderStore';

export const sendStores = ({ clock }: StoreTools) => ({
  orders: new OrderStore(clock),
  express: new ExpressStore(clock),
  addresses: new AddressStore(),
});
