import type { StoreTools } from '../core/storeTools';
import { AccountStore } from './accountStore';
import { EventStore } from './eventStore';
import { SmsStore } from './smsStore';

export const accountStores = ({ clock, random }: StoreTools) => ({
  accounts: new AccountStore(clock, random),
  sms: new SmsStore(clock, random),
  tracking: new EventStore(clock),
});
