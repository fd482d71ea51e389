/** What follows from the gateway's word about an order and the cashier's report, without state or platform. */
import type { PaymentOutcome } from '@/platform/payment/types';
import type { PayState } from './saleRules';
import type { AccountKept, KeptEntry } from '@/session/accountKept';

/** What comes next for an order. */
export type NextStep =
  | 'paid'
  | 'closed'
  | 'refunded'
  /** The person gave up and nothing was paid: free what the order holds. */
  | 'close'
  /** It may have been paid: never pay again, ask later. */
  | 'unconfirmed'
  /** It can be paid, when the person says so. */
  | 'unpaid';

/**
 * Only the gateway's word counts; the cashier's decides what to do while that is PAYING.
 *
 * | gateway | cashier | next |
 * |---|---|---|
 * | PAID, CLOSED, REFUNDED | any | paid, closed, refunded |
 * | PAYING | cancelled | close |
 * | PAYING | maybe-paid | unconfirmed |
 * | PAYING | none, asked, unknown, failed | unpaid |
 * | no answer, a state that nobody has named | any | unconfirmed |
 *
 * Decision: what the cashier did not report as paid may be paid again: it is the same trade of the same house, which
 * takes money for it once. `asked` waits ten seconds for that, `unknown` and `failed` do not (`isOfferedAtOnce`).
 * @param state null: the gateway could not be asked
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

/** The gateway says that it is not paid: it can be paid again at once, while the gateway is asked on. */
export const isOfferedAtOnce = (report: CashierReport): boolean =>
  report === 'unknown' || report === 'failed';

/** A report after which the money may still be on its way: the gateway is asked more than once. */
export const mayArrive = (report: CashierReport): boolean => report !== 'none' && report !== 'cancelled';

/** The cashier that could not be opened took nothing: the order is given up like one that the person cancelled. */
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
 * What the host's cashier said last. Never the truth about the payment, which is the gateway's.
 *
 * - `none`: not asked yet; - `asked`: asked, and the answer never came (the page was closed);
 * - `maybe-paid`: it says paid; - `unknown`: it does not know; - `cancelled`: the person gave up; - `failed`: it could
 *   not pay, or did not say why.
 */
export type CashierReport = (typeof REPORTS)[number];

const REPORTS = ['none', 'asked', 'maybe-paid', 'unknown', 'cancelled', 'failed'] as const;

/** The order of a package that an account has under way, kept so that a page closed midway goes on with it. */
export interface OpenOrder {
  /** Mark of the account that ordered (`session/accountKept`). */
  readonly owner: string;
  /** Made here, one for each thing that a person wants (contract `CouponSaleOrderRequest`). */
  readonly submitNo: string;
  /** '' until the gateway has answered: then it is asked about by `submitNo`. */
  readonly orderNo: string;
  readonly report: CashierReport;
}

export interface OpenOrderMemory {
  /**
   * The order to ask about: the present account's, else one that was left under another mark, which may be the same
   * person's; null: none.
   */
  read(): OpenOrder | null;
  /** The present account's own, else a new one that nothing is known of yet. */
  begin(newSubmitNo: () => string): OpenOrder;
  /** Keeps it, for the account that it names. */
  write(order: OpenOrder): void;
  /** The gateway has answered the present account about it: from now on it is that account's. */
  adopt(order: OpenOrder): OpenOrder;
  /** It is over. */
  forget(order: OpenOrder): void;
  /** Made under the present mark. */
  isOwn(order: OpenOrder): boolean;
  /** The present account has no such order: its own goes, another mark's stays for the account that has it. */
  deny(order: OpenOrder): void;
}

const SEPARATOR = '|';

/** @param kept the entries of one package */
export function openOrderMemory(kept: AccountKept): OpenOrderMemory {
  /** Orders of other marks that the present account has been asked about in vain. */
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

function orderOf({ owner, text }: KeptEntry): OpenOrder | null {
  const [submitNo = '', orderNo = '', said] = text.split(SEPARATOR);
  const report = REPORTS.find((one) => one === said);
  return submitNo === '' || report === undefined ? null : { owner, submitNo, orderNo, report };
}
