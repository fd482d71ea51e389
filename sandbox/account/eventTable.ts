import type { TrackBatch, TrackEvent } from '../../contract/types';
import { BoundedLog } from '../core/boundedLog';
import type { ServerClock } from '../core/clock';

/** A tracking event plus its batch's sender fields. */
export interface ReceivedEvent extends TrackEvent {
  readonly batchId: string;
  readonly sessionId: string;
  readonly client: number;
  /** Epoch milliseconds of the server's clock. */
  readonly receivedAt: number;
}

const MAX_EVENTS = 20_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** A batch is resent within minutes if its response was lost. */
const MAX_BATCH_IDS = 20_000;

/** Tracking events in the order of arrival. */
export class EventTable {
  private readonly batchIds = new Set<string>();
  private readonly received = new BoundedLog<ReceivedEvent>(MAX_EVENTS, MAX_BYTES);

  constructor(private readonly clock: ServerClock) {}

  /** False if the batch was already received. */
  async addEvents({ batchId, sessionId, client, events }: TrackBatch): Promise<boolean> {
    if (this.batchIds.has(batchId)) return false;
    this.batchIds.add(batchId);
    for (const oldest of this.batchIds) {
      if (this.batchIds.size <= MAX_BATCH_IDS) break;
      this.batchIds.delete(oldest);
    }
    const receivedAt = this.clock.nowMs();
    for (const event of events) {
      const received = { ...event, batchId, sessionId, client, receivedAt };
      this.received.add(received, JSON.stringify(received).length);
    }
    return true;
  }

  async events(): Promise<readonly ReceivedEvent[]> {
    return this.received.list();
  }
}
