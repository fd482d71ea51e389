import type { ServerClock } from '../core/clock';
import { yieldTurn } from '../core/random';
import type { OrderTable } from '../send/orderTable';
import type { Parcel, ParcelHistory } from './parcelTypes';

/** Parcels by account, for campaigns: those of sent orders, and those that a control call added. */
export class ParcelTable {
  private readonly histories = new Map<string, ParcelHistory>();

  constructor(
    private readonly clock: ServerClock,
    private readonly orders: OrderTable,
  ) {}

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

  /** Ships every waiting parcel of the account. */
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
    const { parcels, lastShippingMs } = this.historyNow(accountId);
    const sent = [...parcels, ...this.orders.parcelsSentBy(accountId)];
    return { parcels: sent.sort((a, b) => a.sentAtMs - b.sentAtMs), lastShippingMs };
  }

  private historyNow(accountId: string): ParcelHistory {
    return this.histories.get(accountId) ?? { parcels: [], lastShippingMs: null };
  }
}
