import type { ServerClock } from '../clock';
import type { TrackBatch } from '../gateway/wire';
import type { EventStore, ReceivedEvent } from './types';

/** Tracking events in the order of arrival. */
export class MemoryEvents implements EventStore {
  private readonly batchIds = new Set<string>();
  private readonly received: ReceivedEvent[] = [];

  constructor(private readonly clock: ServerClock) {}

  async addEvents({ batchId, sessionId, client, events }: TrackBatch): Promise<boolean> {
    if (this.batchIds.has(batchId)) return false;
    this.batchIds.add(batchId);
    const receivedAt = this.clock.nowMs();
    this.received.push(...events.map((event) => ({ ...event, batchId, sessionId, client, receivedAt })));
    return true;
  }

  async events(): Promise<readonly ReceivedEvent[]> {
    return this.received;
  }
}
