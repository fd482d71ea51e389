import type { AccountStore } from '../account/accountStore';
import type { StoreTools } from '../core/storeTools';
import { HelpStore } from './helpStore';
import { InviteStore } from './inviteStore';

export const inviteStores = ({ clock, random }: StoreTools, accounts: AccountStore) => ({
  helps: new HelpStore(clock, random),
  invites: new InviteStore(clock, random, accounts),
});
