import type { TableTools } from '../core/tableTools';
import { AddressTable } from './addressTable';
import { ExpressTable } from './expressTable';
import { OrderTable } from './orderTable';

export const sendTables = ({ clock }: TableTools) => ({
  orders: new OrderTable(clock),
  express: new ExpressTable(clock),
  addresses: new AddressTable(),
});
