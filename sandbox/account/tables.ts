import type { TableTools } from '../core/tableTools';
import { AccountTable } from './accountTable';
import { EventTable } from './eventTable';
import { SmsTable } from './smsTable';

export const accountTables = ({ clock, random }: TableTools) => ({
  accounts: new AccountTable(clock, random),
  sms: new SmsTable(clock, random),
  tracking: new EventTable(clock),
});
