import { makeArea, memoryBackend } from '@/platform/storage/area';
import { type ActMemory, makeActMemory } from '../pendingActs';
import { makePerAccountStorage } from '../perAccountStorage';

/** One act's memory, on a device of its own. For tests only. */
export const testActs = (mark = 'A', area = makeArea(memoryBackend())): ActMemory =>
  makeActMemory(makePerAccountStorage({ session: { accountMark: mark }, area }, 'act.test'));
