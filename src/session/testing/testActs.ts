import { makeArea, memoryBackend } from '@/platform/storage/area';
import { makeAccountKept } from '../accountKept';
import { type ActMemory, openActMemory } from '../openActs';

/** What one act leaves on a device of the test's own. For tests only. */
export const testActs = (mark = 'A', area = makeArea(memoryBackend())): ActMemory =>
  openActMemory(makeAccountKept({ session: { mark }, area }, 'act.test'));
