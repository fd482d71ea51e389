import type { TableTools } from '../core/tableTools';
import type { HelpTable } from '../invite/helpTable';
import { CashTable } from './cashTable';

export const walletTables = ({ clock, random }: TableTools, helps: HelpTable) => ({
  cash: new CashTable(clock, random, helps),
});
