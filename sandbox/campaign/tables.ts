import type { TableTools } from '../core/tableTools';
import type { OrderTable } from '../send/orderTable';
import { GiftTable } from './giftTable';
import { ParcelTable } from './parcelTable';

export const campaignTables = ({ clock }: TableTools, orders: OrderTable) => ({
  parcels: new ParcelTable(clock, orders),
  gifts: new GiftTable(clock),
});
