import type { StoreTools } from '../core/storeTools';
import type { HelpStore } from '../invite/helpStore';
import { CashStore } from './cashStore';

export const walletStores = ({ clock, random }: StoreTools, helps: HelpStore) => ({
  cash: new CashStore(clock, random, helps),
});
