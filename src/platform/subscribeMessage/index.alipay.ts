import { field } from '../attempt';
import { makeMiniSubscribeMessage } from './mini';
import type { SubscribeMessageCapability } from './types';

/**
 * `errorCode` (formerly `error`) of `my.requestSubscribeMessage` when the person closes the question (the call's page in
 * the payment app's document). Its other numbers are faults of the call or the host.
 */
const CANCELLED = 11;

/** Ids of the templates in one list of the answer; entries are ids or `{ entityId }`. */
function ids(result: unknown, list: string): readonly unknown[] {
  const entries = field(field(result, 'result') ?? result, list);
  return Array.isArray(entries) ? entries.map((entry: unknown) => field(entry, 'entityId') ?? entry) : [];
}

export const subscribeMessage: SubscribeMessageCapability = makeMiniSubscribeMessage({
  options: (entityIds) => ({ entityIds }),
  // A main switch that is off has no code of its own; the host's sheet says so itself.
  readFailure: (error) =>
    Number(field(error, 'errorCode') ?? field(error, 'error')) === CANCELLED ? 'rejected' : null,
  read(result, id) {
    if (ids(result, 'subscribedEntityIds').includes(id) || ids(result, 'subscribeEntityIds').includes(id))
      return 'accept';
    return ids(result, 'unavailableEntityIds').includes(id) ? 'ban' : 'reject';
  },
}) satisfies SubscribeMessageCapability;
