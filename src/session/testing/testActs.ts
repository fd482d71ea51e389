import { makeArea, memoryBackend } from '@/platform/storage/area';
import { makeAccountKept } from '../accountKept';
import { type ActMemory, openActMemory } from '../openActs';

/** One act's memory, on a device of its own. For tests only. */
export const testActs = (mark = 'A', area = makeArea(memoryBackend())): ActMemory =>
  openActMemory(makeAccountKept({ session: { accountMark: mark }, area }, 'act.test'));
