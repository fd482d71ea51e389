import type { ServerClock } from '../core/clock';
import { yieldTurn } from '../core/random';
import type { ParcelHistory, ParcelStore } from '../core/types';
import type { Parcel } from './parcelTypes';

/** Parcels by account, for campaigns. */
export class MemoryParcels implements ParcelStore {
  private readonly histories = new Map<string, ParcelHistory>();

  constructor(private readonly clock: ServerClock) {}

  async sendParcels(accountId: string, count: number, isShipped: boolean): Promise<void> {
    await yieldTurn();
    const sentAtMs = this.clock.nowMs();
    const sent = Array.from({ length: count }, (): Parcel => ({
      sentAtMs,
      shippedAtMs: isShipped ? sentAtMs : null,
    }));
    const history = this.historyNow(accountId);
    this.histories.set(accountId, { ...history, parcels: [...history.parcels, ...sent] });
  }

  async shipParcels(accountId: string): Promise<void> {
    await yieldTurn();
    const lastShippingMs = this.clock.nowMs();
    const parcels = this.historyNow(accountId).parcels.map((parcel) => ({
      ...parcel,
      shippedAtMs: parcel.shippedAtMs ?? lastShippingMs,
    }));
    this.histories.set(accountId, { parcels, lastShippingMs });
  }

  async parcelsOf(accountId: string): Promise<ParcelHistory> {
    await yieldTurn();
    return this.historyNow(accountId);
  }

  private historyNow(accountId: string): ParcelHistory {
    return this.histories.get(accountId) ?? { parcels: [], lastShippingMs: null };
  }
}
