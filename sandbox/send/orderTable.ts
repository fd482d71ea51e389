import type { Parcel } from '../campaign/parcelTypes';
import { beijingTime, type ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import { cameAt } from './orderRules';
import { seededOrders } from './orders';
import type { ClosedSending, NewOrder, OrderChange, SentOrder } from './orderTypes';

/** Orders by account, newest first. Changes to an account's orders are queued. */
export class OrderTable {
  /** Carriers and slots that were closed by hand. */
  closed: ClosedSending = { carriers: new Set(), slots: new Set() };
  private readonly orders = new Map<string, readonly SentOrder[]>();
  private readonly senders = new Map<string, Visitor>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;
  private latest = '';

  constructor(private readonly clock: ServerClock) {
    this.seededAtMs = clock.nowMs();
  }

  /** Newest first. */
  async ordersOf(visitor: Visitor): Promise<readonly SentOrder[]> {
    await yieldTurn();
    return this.ordersNow(visitor);
  }

  /**
   * Lets `make` place the order of this `submitNo`, once and atomically for the account. Null: refused; the same
   * `submitNo` may be tried again. A repeat returns the first order.
   */
  placeOrder(
    visitor: Visitor,
    submitNo: string,
    make: (orderNo: string) => Promise<NewOrder | null>,
  ): Promise<{ readonly order: SentOrder; readonly isNew: boolean } | null> {
    return this.queue.run(visitor.id, async () => {
      const before = this.ordersNow(visitor).find((order) => order.submitNo === submitNo);
      if (before !== undefined) return { order: before, isNew: false };
      const orderNo = this.nextNumber();
      const made = await make(orderNo);
      if (made === null) return null;
      const order: SentOrder = { ...made, orderNo };
      this.orders.set(visitor.id, [order, ...this.ordersNow(visitor)]);
      this.senders.set(orderNo, visitor);
      this.latest = orderNo;
      return { order, isNew: true };
    });
  }

  /** Applies `change` to the order; null when there is no such order or `change` refuses. */
  changeOrder(visitor: Visitor, orderNo: string, change: OrderChange): Promise<SentOrder | null> {
    return this.queue.run(visitor.id, async () => {
      const orders = await this.ordersOf(visitor);
      const before = orders.find((order) => order.orderNo === orderNo);
      const after = before === undefined ? null : change(before, this.clock.nowMs());
      if (after === null) return null;
      this.orders.set(
        visitor.id,
        orders.map((order) => (order === before ? after : order)),
      );
      return after;
    });
  }

  /** The user who placed an order since reset; `latest`: the most recent order. */
  async senderOf(orderNo: string): Promise<{ readonly visitor: Visitor; readonly orderNo: string } | null> {
    await yieldTurn();
    const wanted = orderNo === 'latest' ? this.latest : orderNo;
    const visitor = this.senders.get(wanted);
    return visitor === undefined ? null : { visitor, orderNo: wanted };
  }

  setClosed(change: Partial<ClosedSending>): void {
    this.closed = { ...this.closed, ...change };
  }

  /** Parcels for campaigns: orders placed since reset, once they are collected. */
  parcelsSentBy(accountId: string): readonly Parcel[] {
    const nowMs = this.clock.nowMs();
    return (this.orders.get(accountId) ?? []).flatMap((order) => {
      const sentAtMs = order.submitNo === '' ? undefined : cameAt(order, 'PICKED_UP', nowMs);
      return sentAtMs === undefined
        ? []
        : [{ sentAtMs, shippedAtMs: cameAt(order, 'IN_TRANSIT', nowMs) ?? null }];
    });
  }

  private ordersNow({ id, phone }: Visitor): readonly SentOrder[] {
    return this.orders.get(id) ?? seededOrders(phone, this.seededAtMs);
  }

  private orderCount = 0;

  /** `FC`, the day in Beijing, a number of six digits. */
  private nextNumber(): string {
    this.orderCount += 1;
    const day = beijingTime(this.clock.nowMs()).slice(2, 10).replace(/-/g, '');
    return `FC${day}${String(this.orderCount).padStart(6, '0')}`;
  }
}
