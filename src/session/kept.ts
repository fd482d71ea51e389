/** What the app stores on the device about pending acts; separate from `index.ts`, since few pages need it. */
import { storage } from '@/platform/storage';
import { type AccountKept, type KeptName, makeAccountKept } from './accountKept';
import { session } from './index';
import { type ActMemory, type ActName, openActMemory } from './openActs';

/** The stored entries of this act, of the current account and of others. */
export const openAccountKept = (name: KeptName): AccountKept =>
  makeAccountKept({ session, area: storage.durable }, name);

/** What is stored about this act until its result is known. */
export const openActs = (name: ActName): ActMemory => openActMemory(openAccountKept(`act.${name}`));
