/**
 * The orders chosen for one invoice, shared by all pages. Stored in a draft of the visit, so that it survives paging,
 * another page and a reload, and is dropped with the account. No navigation or toasts here.
 */
import { makeAutoObservable, observableRef } from 'mobx';
import { amount, array, id, literal, number, object, string } from '@/api/decode';
import type { Decoded } from '@/api/decoder';
import type { InvoiceOrder } from '@/api/generated/schemas/InvoiceOrderListData';
import type { Draft } from '@/session/drafts';

/** Maximum number of orders of one invoice (contract). */
export const MAX_ORDERS = 50;

export const CHOICE_TEXTS = {
  full: `一次最多选择 ${MAX_ORDERS} 个订单`,
  otherCompany: '该订单由其他公司开票，不能与已选订单一起开，请分开申请',
  notHere: '该订单暂不支持线上开票',
  othersLeft: '部分订单由其他公司开票，未选入，请分开申请',
} as const;

const decodeOrder = object({
  orderNo: id,
  amountFen: amount,
  companyCode: literal('OWN', 'LF'),
  bizType: number,
});
const decodeKept = object({ again: string, orders: array(decodeOrder) });
type Kept = Decoded<typeof decodeKept>;
const NOTHING: Kept = { again: '', orders: [] };
type ChosenOrder = Decoded<typeof decodeOrder>;

/** The fields of an order that decide whether it can be chosen. */
export type Choosable = Pick<InvoiceOrder, 'orderNo' | 'amountFen' | 'companyCode' | 'bizType' | 'stateCode'>;

export class InvoiceChoice {
  orders: readonly ChosenOrder[] = [];
  /** Number of the invoice that is applied for again, as long as the choice contains only its orders; '': none. */
  again = '';

  constructor(private readonly draft: Draft) {
    makeAutoObservable<this, 'draft'>(
      this,
      { draft: false, orders: observableRef, again: false, has: false },
      { autoBind: true },
    );
    this.resume();
  }

  get count(): number {
    return this.orders.length;
  }

  /** Sum of the chosen orders in fen. */
  get sumFen(): number {
    return this.orders.reduce((sum, { amountFen }) => sum + amountFen, 0);
  }

  /** The company that the chosen orders belong to; null: none is chosen. */
  get company(): ChosenOrder['companyCode'] | null {
    return this.orders[0]?.companyCode ?? null;
  }

  has(orderNo: string): boolean {
    return this.orders.some((order) => order.orderNo === orderNo);
  }

  /** Reloads the choice, which another page or another account may have changed. */
  resume(): void {
    const { orders, again } = readKept(this.draft);
    this.orders = orders;
    this.again = again;
  }

  /** @returns why it cannot be chosen, as a text; '': done */
  toggle(order: Choosable): string {
    if (this.has(order.orderNo)) {
      this.remove([order.orderNo]);
      return '';
    }
    return this.addAll([order]);
  }

  /**
   * Chooses the orders that can be chosen: of one company, as many as an invoice takes.
   * @returns why some are left out, as a text; '': none are
   */
  addAll(orders: readonly Choosable[]): string {
    const chosen = [...this.orders];
    let left = '';
    for (const { orderNo, amountFen, companyCode, bizType, stateCode } of orders) {
      if (chosen.some((each) => each.orderNo === orderNo)) continue;
      const [first] = chosen;
      if (companyCode === 'unknown' || stateCode !== 'OPEN') left ||= CHOICE_TEXTS.notHere;
      else if (first !== undefined && first.companyCode !== companyCode)
        left ||= orders.length === 1 ? CHOICE_TEXTS.otherCompany : CHOICE_TEXTS.othersLeft;
      else if (chosen.length >= MAX_ORDERS) left = CHOICE_TEXTS.full;
      else chosen.push({ orderNo, amountFen, companyCode, bizType });
    }
    if (chosen.length > this.count) this.again = '';
    this.keep(chosen);
    return left;
  }

  remove(orderNos: readonly string[]): void {
    this.keep(this.orders.filter(({ orderNo }) => !orderNos.includes(orderNo)));
  }

  /** Starts with the orders of an invoice that is applied for again; orders removed in this visit stay removed. */
  beginAgain(invoiceNo: string, orders: readonly Choosable[]): void {
    this.resume();
    if (this.again === invoiceNo && this.count > 0) return;
    this.orders = [];
    this.addAll(orders);
    this.again = invoiceNo;
    this.keep(this.orders);
  }

  /** Starts with exactly this order. */
  beginWith(order: Choosable): void {
    this.orders = [];
    this.again = '';
    this.addAll([order]);
  }

  clear(): void {
    this.orders = [];
    this.again = '';
    this.draft.forget();
  }

  private keep(orders: readonly ChosenOrder[]): void {
    this.orders = orders;
    if (orders.length === 0) this.draft.forget();
    else this.draft.write(JSON.stringify({ again: this.again, orders }), null);
  }
}

function readKept(draft: Draft): Kept {
  const text = draft.read();
  if (text === null) return NOTHING;
  try {
    const value: unknown = JSON.parse(text);
    const { again, orders } = decodeKept(value, '');
    return { again, orders: orders.slice(0, MAX_ORDERS) };
  } catch {
    return NOTHING; // written by another version: treated as no choice
  }
}
