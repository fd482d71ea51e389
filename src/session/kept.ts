/** What the app keeps on the device of acts under way; apart from `index.ts`, since few pages need it. */
import { storage } from '@/platform/storage';
import { type AccountKept, type KeptName, makeAccountKept } from './accountKept';
import { session } from './index';
import { type ActMemory, type ActName, openActMemory } from './openActs';

/** What the device remembers of this act, of the present account and of others. */
export const openAccountKept = (name: KeptName): AccountKept =>
  makeAccountKept({ session, area: storage.durable }, name);

/** What is remembered of this act until its end is known. */
export const openActs = (name: ActName): ActMemory => openActMemory(openAccountKept(`act.${name}`));
