import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import { payStateOf } from './payRules';
import type { NewPayOrder, PayOrder, PayPlacing, PayResult } from './payTypes';

const EXPIRES_AFTER_MS = 15 * 60_000;

/** Payments. Orders for one item are queued: stock and limits are checked and changed atomically. */
export class PayTable {
  /** The next result of the host's payment; null: the user decides. */
  nextPayResult: PayResult | null = null;
  /** In the order of placing. */
  private orders: readonly PayOrder[] = [];
  private readonly queue = new KeyedQueue();

  constructor(private readonly clock: ServerClock) {}

  /**
   * The order for one item: that of this `submitNo`, or an unpaid one for the same item, or what `make` decides based
   * on the current orders for that item; atomic.
   */
  placePayment<Refusal>(
    visitor: Visitor,
    {
      kind,
      code,
      submitNo,
    }: { readonly kind: PayOrder['kind']; readonly code: string; readonly submitNo: string },
    make: (orders: readonly PayOrder[]) => Promise<NewPayOrder | { readonly refusal: Refusal }>,
  ): Promise<PayPlacing<Refusal>> {
    return this.queue.run(`${kind} ${code}`, async (): Promise<PayPlacing<Refusal>> => {
      const mine = this.orders.filter(({ visitor: { id } }) => id === visitor.id);
      const same = mine.find((order) => order.submitNo === submitNo);
      if (same !== undefined && (same.kind !== kind || same.code !== code)) return { kind: 'other-thing' };
      const nowMs = this.clock.nowMs();
      const before =
        same ??
        mine.find(
          (order) => order.kind === kind && order.code === code && payStateOf(order, nowMs) === 'PAYING',
        );
      if (before !== undefined) return { kind: 'order', order: before, isRepeat: true };
      const made = await make(await this.payOrdersFor(kind, code));
      if ('refusal' in made) return { kind: 'refused', refusal: made.refusal };
      const createdAtMs = this.clock.nowMs();
      const order: PayOrder = {
        ...made,
        orderNo: `PO${String(this.orders.length + 1).padStart(8, '0')}`,
        visitor,
        submitNo,
        createdAtMs,
        expiresAtMs: createdAtMs + EXPIRES_AFTER_MS,
        closedAtMs: null,
      };
      this.orders = [...this.orders, order];
      return { kind: 'order', order, isRepeat: false };
    });
  }

  async payOrdersFor(kind: PayOrder['kind'], code: string): Promise<readonly PayOrder[]> {
    await yieldTurn();
    return this.orders.filter((order) => order.kind === kind && order.code === code);
  }

  async payOrder(orderNo: string): Promise<PayOrder | null> {
    await yieldTurn();
    return this.orders.find((order) => order.orderNo === orderNo) ?? null;
  }

  /** An order of this account, by the number that its client created. */
  async payOrderOfSubmitNo(accountId: string, submitNo: string): Promise<PayOrder | null> {
    await yieldTurn();
    return this.payOrdersOf(accountId).find((order) => order.submitNo === submitNo) ?? null;
  }

  /** The most recent one of any account. */
  async latestPayOrder(): Promise<PayOrder | null> {
    await yieldTurn();
    return this.orders[this.orders.length - 1] ?? null;
  }

  /** The payment arrives at that moment, once; false: it had already arrived. */
  async takeMoney(orderNo: string, atMs: number): Promise<boolean> {
    await yieldTurn();
    const order = this.orders.find((candidate) => candidate.orderNo === orderNo);
    if (order === undefined || order.paidAtMs !== null) return false;
    this.replace({ ...order, paidAtMs: atMs });
    return true;
  }

  /** Closes it now, unless it is paid, closed or expired. */
  async closePayment(orderNo: string): Promise<void> {
    await yieldTurn();
    const order = this.orders.find((candidate) => candidate.orderNo === orderNo);
    const nowMs = this.clock.nowMs();
    if (order !== undefined && payStateOf(order, nowMs) === 'PAYING')
      this.replace({ ...order, closedAtMs: nowMs });
  }

  /** Every order of an account. */
  payOrdersOf(accountId: string): readonly PayOrder[] {
    return this.orders.filter(({ visitor }) => visitor.id === accountId);
  }

  /** Uses of an account's fund that are returned because their orders were never paid. */
  releasedUses(accountId: string): readonly string[] {
    const nowMs = this.clock.nowMs();
    return this.payOrdersOf(accountId).flatMap((order) => {
      const state = payStateOf(order, nowMs);
      return order.fundUseId !== null && (state === 'CLOSED' || state === 'REFUNDED')
        ? [order.fundUseId]
        : [];
    });
  }

  private replace(order: PayOrder): void {
    this.orders = this.orders.map((candidate) => (candidate.orderNo === order.orderNo ? order : candidate));
  }
}
