import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn, type Random } from '../core/random';
import type { Visitor } from '../core/visitor';
import type { OrderTable } from '../send/orderTable';
import { MAX_TITLES, ofSentOrder } from './invoiceRules';
import { ISSUE_MS, seededInvoiceOrders, seededInvoices, seededTitles } from './invoices';
import type { Invoice, InvoiceOrder, NewInvoice, SavedTitle, TitleOutcome } from './invoiceTypes';

/** Invoices, invoiceable orders and saved titles by phone number. Changes are queued: two applications never use the same order. */
export class InvoiceTable {
  private readonly invoices = new Map<string, readonly Invoice[]>();
  private readonly titles = new Map<string, readonly SavedTitle[]>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;

  constructor(
    private readonly clock: ServerClock,
    private readonly random: Random,
    private readonly orders: OrderTable,
  ) {
    this.seededAtMs = clock.nowMs();
  }

  /** Every paid order, invoiced or not, newest first. */
  async invoiceOrders(visitor: Visitor): Promise<readonly InvoiceOrder[]> {
    const nowMs = this.clock.nowMs();
    const sent = (await this.orders.ordersOf(visitor)).flatMap((order) => ofSentOrder(order, nowMs));
    return [...sent, ...seededInvoiceOrders(visitor.phone, this.seededAtMs)].sort((a, b) => b.atMs - a.atMs);
  }

  /** Newest first. */
  async invoicesOf(visitor: Visitor): Promise<readonly Invoice[]> {
    const made = this.invoices.get(visitor.phone);
    return made ?? seededInvoices(visitor.phone, await this.invoiceOrders(visitor), this.seededAtMs);
  }

  /** Creates the invoice that `make` returns for the current state; atomic per account. */
  applyInvoice<Refusal>(
    visitor: Visitor,
    make: (
      orders: readonly InvoiceOrder[],
      invoices: readonly Invoice[],
    ) => { readonly invoice: NewInvoice } | { readonly refusal: Refusal },
  ): Promise<{ readonly invoice: Invoice } | { readonly refusal: Refusal }> {
    return this.queue.run(visitor.phone, async () => {
      const before = await this.invoicesOf(visitor);
      const wanted = make(await this.invoiceOrders(visitor), before);
      if ('refusal' in wanted) return wanted;
      await yieldTurn();
      const atMs = this.clock.nowMs();
      const invoice: Invoice = {
        ...wanted.invoice,
        invoiceNo: `FP${this.random.hex(10).toUpperCase()}`,
        atMs,
        endsAtMs: atMs + ISSUE_MS,
        redAtMs: Infinity,
        mailedAtMs: null,
      };
      this.invoices.set(visitor.phone, [invoice, ...before]);
      return { invoice };
    });
  }

  /** Applies `change` to the invoice, or returns why not; null: this account has no invoice with that number. */
  changeInvoice<Refusal>(
    visitor: Visitor,
    invoiceNo: string,
    change: (
      invoice: Invoice,
      nowMs: number,
    ) => { readonly invoice: Invoice } | { readonly refusal: Refusal },
  ): Promise<{ readonly invoice: Invoice } | { readonly refusal: Refusal } | null> {
    return this.queue.run(visitor.phone, async () => {
      const all = await this.invoicesOf(visitor);
      const before = all.find((each) => each.invoiceNo === invoiceNo);
      if (before === undefined) return null;
      const after = change(before, this.clock.nowMs());
      if ('refusal' in after) return after;
      await yieldTurn();
      this.invoices.set(
        visitor.phone,
        all.map((each) => (each === before ? after.invoice : each)),
      );
      return after;
    });
  }

  /** The default first, then the most recently saved. */
  async titlesOf({ phone }: Visitor): Promise<readonly SavedTitle[]> {
    await yieldTurn();
    return this.titlesNow(phone);
  }

  /** An empty id creates a new one; the same texts of one kind are one title. */
  saveTitle({ phone }: Visitor, wanted: SavedTitle): Promise<TitleOutcome> {
    return this.queue.run(`${phone} titles`, async () => {
      await yieldTurn();
      const all = this.titlesNow(phone);
      if (wanted.headId !== '' && !all.some(({ headId }) => headId === wanted.headId))
        return { kind: 'unknown' };
      const same = all.find((each) => isSame(each, wanted));
      const headId = wanted.headId || same?.headId || `IH-${this.random.hex(8)}`;
      const title = { ...wanted, headId };
      const others = all
        .filter((each) => each.headId !== headId && !isSame(each, wanted))
        .map((each) => (title.isDefault ? { ...each, isDefault: false } : each));
      if (others.length >= MAX_TITLES) return { kind: 'full' };
      this.titles.set(phone, [title, ...others].sort(byDefault));
      return { kind: 'saved', title };
    });
  }

  deleteTitle({ phone }: Visitor, gone: string): Promise<void> {
    return this.queue.run(`${phone} titles`, async () => {
      await yieldTurn();
      this.titles.set(
        phone,
        this.titlesNow(phone).filter(({ headId }) => headId !== gone),
      );
    });
  }

  private titlesNow(phone: string): readonly SavedTitle[] {
    return this.titles.get(phone) ?? seededTitles(phone);
  }
}

const isSame = (a: SavedTitle, b: SavedTitle): boolean =>
  a.titleType === b.titleType && a.title === b.title && a.taxNo === b.taxNo;
const byDefault = (a: SavedTitle, b: SavedTitle): number => Number(b.isDefault) - Number(a.isDefault);
