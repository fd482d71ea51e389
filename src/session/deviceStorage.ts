/** What the app stores on the device about pending acts; separate from `index.ts`, since few pages need it. */
import { storage } from '@/platform/storage';
import { session } from './index';
import { type ActMemory, type ActName, makeActMemory } from './pendingActs';
import { type PerAccountStorage, type PerAccountName, makePerAccountStorage } from './perAccountStorage';

/** The stored entries of this act, of the current account and of others. */
export const openPerAccountStorage = (name: PerAccountName): PerAccountStorage =>
  makePerAccountStorage({ session, area: storage.durable }, name);

/** What is stored about this act until its result is known. */
export const openPendingActs = (name: ActName): ActMemory =>
  makeActMemory(openPerAccountStorage(`act.${name}`));
