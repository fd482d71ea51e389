import type { AccountTable } from '../account/accountTable';
import type { TableTools } from '../core/tableTools';
import { HelpTable } from './helpTable';
import { InviteTable } from './inviteTable';

export const inviteTables = ({ clock, random }: TableTools, accounts: AccountTable) => ({
  helps: new HelpTable(clock, random),
  invites: new InviteTable(clock, random, accounts),
});
