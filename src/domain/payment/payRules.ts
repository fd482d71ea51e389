/** Decides the next step of an order from the gateway's state and the cashier's report (pure); stores open orders. */
import type { PaymentOutcome } from '@/platform/payment/types';
import type { PerAccountStorage, PerAccountEntry } from '@/session/perAccountStorage';
import type { PayState } from './purchaseTypes';

/** What to do next with an order. */
export type NextStep =
  | 'paid'
  | 'closed'
  | 'refunded'
  /** The user cancelled and nothing was paid: release what the order holds. */
  | 'close'
  /** It may have been paid: never pay again, check later. */
  | 'unconfirmed'
  /** It can be paid when the user chooses to. */
  | 'unpaid';

/**
 * Only the gateway's state is authoritative; the cashier's report decides what to do while that is PAYING.
 *
 * | gateway | cashier | next |
 * |---|---|---|
 * | PAID, CLOSED, REFUNDED | any | paid, closed, refunded |
 * | PAYING | cancelled | close |
 * | PAYING | maybe-paid | unconfirmed |
 * | PAYING | none, asked, unknown, failed | unpaid |
 * | no response, an unknown state | any | unconfirmed |
 *
 * Decision: what the cashier did not report as paid may be paid again: it is the same trade at the same payment
 * provider, which takes money for it only once. `asked` first waits ten seconds; `unknown` and `failed` do not
 * (`isOfferedAtOnce`).
 * @param state null: the gateway could not be reached
 */
export function nextStep(state: PayState | null, report: CashierReport): NextStep {
  switch (state) {
    case 'PAID':
      return 'paid';
    case 'CLOSED':
      return 'closed';
    case 'REFUNDED':
      return 'refunded';
    case 'unknown':
    case null:
      return 'unconfirmed';
    case 'PAYING':
      if (report === 'cancelled') return 'close';
      return report === 'maybe-paid' ? 'unconfirmed' : 'unpaid';
  }
}

/** The gateway says PAYING: the order can be paid again immediately, while polling continues. */
export const isOfferedAtOnce = (report: CashierReport): boolean =>
  report === 'unknown' || report === 'failed';

/** After such a report the money may still arrive: the gateway is polled more than once. */
export const mayArrive = (report: CashierReport): boolean => report !== 'none' && report !== 'cancelled';

/** A cashier that could not be opened took no money: the order is closed as if the user had cancelled it. */
export function reportOf({ kind }: Pick<PaymentOutcome, 'kind'>): CashierReport {
  switch (kind) {
    case 'paid-unconfirmed':
      return 'maybe-paid';
    case 'cancelled':
    case 'unsupported':
      return 'cancelled';
    case 'unknown':
    case 'failed':
      return kind;
  }
}

/**
 * What the host's cashier reported last. Never proof of the payment: only the gateway's state is.
 *
 * - `none`: not opened yet;
 * - `asked`: opened, but never reported (the page was closed);
 * - `maybe-paid`: it reported paid;
 * - `unknown`: it does not know;
 * - `cancelled`: the user cancelled;
 * - `failed`: it could not pay, or gave no reason.
 */
export type CashierReport = (typeof REPORTS)[number];

const REPORTS = ['none', 'asked', 'maybe-paid', 'unknown', 'cancelled', 'failed'] as const;

/** An account's open order, stored so that a page closed midway can continue it. */
export interface OpenOrder {
  /** Mark of the account that ordered (`session/accountKept`). */
  readonly owner: string;
  /** Created on the device, one per purchase the user intends (contract `CouponSaleOrderRequest`). */
  readonly submitNo: string;
  /** '' until the gateway has responded; until then the order is looked up by `submitNo`. */
  readonly orderNo: string;
  readonly report: CashierReport;
}

export interface OpenOrderMemory {
  /**
   * The order to check: the current account's, else one left under another mark, which may be the same user's; null:
   * none.
   */
  read(): OpenOrder | null;
  /** The current account's own order, or a new one that has not been sent. */
  begin(newSubmitNo: () => string): OpenOrder;
  /** Stores it for the account in `owner`. */
  write(order: OpenOrder): void;
  /** The gateway has confirmed the order for the current account: moves it to that account. */
  adopt(order: OpenOrder): OpenOrder;
  /** Removes a finished order. */
  forget(order: OpenOrder): void;
  /** Whether it was made under the current mark. */
  isOwn(order: OpenOrder): boolean;
  /** The current account has no such order: removes its own; another mark's stays for the account it belongs to. */
  deny(order: OpenOrder): void;
}

const SEPARATOR = '|';

/** @param kept the stored entries of one thing to pay for */
export function openOrderMemory(kept: PerAccountStorage): OpenOrderMemory {
  /** Orders of other marks that the gateway denied for the current account. */
  const denied = new Set<string>();
  const denialOf = ({ submitNo }: OpenOrder): string => `${kept.owner} ${submitNo}`;
  const own = (): OpenOrder | null => orderOf({ owner: kept.owner, text: kept.own() ?? '' });
  const memory: OpenOrderMemory = {
    read() {
      const mine = own();
      if (mine !== null && mine.orderNo !== '') return mine;
      for (const entry of kept.others()) {
        const order = orderOf(entry);
        if (order !== null && !denied.has(denialOf(order))) return order;
      }
      return mine;
    },
    begin(newSubmitNo) {
      return own() ?? { owner: kept.owner, submitNo: newSubmitNo(), orderNo: '', report: 'none' };
    },
    write({ owner, submitNo, orderNo, report }) {
      kept.write({ owner, text: [submitNo, orderNo, report].join(SEPARATOR) });
    },
    adopt(order) {
      if (memory.isOwn(order)) return order;
      const mine = { ...order, owner: kept.owner };
      memory.write(mine);
      kept.forget(order.owner);
      return mine;
    },
    forget(order) {
      kept.forget(order.owner);
    },
    isOwn: ({ owner }) => owner === kept.owner,
    deny(order) {
      if (memory.isOwn(order)) kept.forget(order.owner);
      else denied.add(denialOf(order));
    },
  };
  return memory;
}

function orderOf({ owner, text }: PerAccountEntry): OpenOrder | null {
  const [submitNo = '', orderNo = '', said] = text.split(SEPARATOR);
  const report = REPORTS.find((one) => one === said);
  return submitNo === '' || report === undefined ? null : { owner, submitNo, orderNo, report };
}
