import { field } from '../attempt';
import { makeMiniSubscribeMessage } from './mini';
import type { SubscribeMessageCapability } from './types';

/**
 * `errorCode` (formerly `error`) of `my.requestSubscribeMessage` when the user closes the prompt (the call's page in
 * the payment app's documentation). Its other numbers are errors of the call or the host.
 */
const CANCELLED = 11;

/** Template ids in one list of the result; entries are ids or `{ entityId }`. */
function ids(result: unknown, list: string): readonly unknown[] {
  const entries = field(field(result, 'result') ?? result, list);
  return Array.isArray(entries) ? entries.map((entry: unknown) => field(entry, 'entityId') ?? entry) : [];
}

export const subscribeMessage: SubscribeMessageCapability = makeMiniSubscribeMessage({
  options: (entityIds) => ({ entityIds }),
  // A main switch that is off has no separate code; the host's sheet shows it.
  readFailure: (error) =>
    Number(field(error, 'errorCode') ?? field(error, 'error')) === CANCELLED ? 'rejected' : null,
  read(result, id) {
    if (ids(result, 'subscribedEntityIds').includes(id) || ids(result, 'subscribeEntityIds').includes(id))
      return 'accept';
    return ids(result, 'unavailableEntityIds').includes(id) ? 'ban' : 'reject';
  },
}) satisfies SubscribeMessageCapability;
