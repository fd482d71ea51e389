import { field } from '../attempt';
import { makeMiniSubscribeMessage } from './mini';
import type { SubscribeMessageCapability } from './types';

/** Ids of the templates in one list of the answer; entries are ids or `{ entityId }`. */
function ids(result: unknown, list: string): readonly unknown[] {
  const entries = field(field(result, 'result') ?? result, list);
  return Array.isArray(entries) ? entries.map((entry: unknown) => field(entry, 'entityId') ?? entry) : [];
}

export const subscribeMessage: SubscribeMessageCapability = makeMiniSubscribeMessage({
  options: (entityIds) => ({ entityIds }),
  // No code of its own is told for it; the host's sheet says so itself.
  isSwitchedOff: () => false,
  read(result, id) {
    if (ids(result, 'subscribedEntityIds').includes(id) || ids(result, 'subscribeEntityIds').includes(id))
      return 'accept';
    return ids(result, 'unavailableEntityIds').includes(id) ? 'ban' : 'reject';
  },
}) satisfies SubscribeMessageCapability;
