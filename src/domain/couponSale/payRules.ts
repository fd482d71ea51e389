/** What follows from the gateway's word about an order and the cashier's report, without state or platform. */
import type { PaymentOutcome } from '@/platform/payment/types';
import type { PayState } from './saleRules';
import type { StorageKey } from '@/platform/storage/keys';
import type { StorageArea } from '@/platform/storage/types';

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
 * | PAYING | none, asked, failed | unpaid |
 * | no answer, a state that nobody has named | any | unconfirmed |
 *
 * Decision: `asked` and `failed` may be paid again after they have been asked about for ten seconds: it is the same
 * trade of the same house, which takes money for it once.
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
    case 'failed':
      return 'failed';
  }
}

/** The order of a package that a device has under way, kept so that a page closed midway goes on with it. */
/**
 * What the host's cashier said last. Never the truth about the payment, which is the gateway's.
 *
 * - `none`: not asked yet; - `asked`: asked, and the answer never came (the page was closed);
 * - `maybe-paid`: paid, or still worked on; - `cancelled`: the person gave up; - `failed`: it could not pay.
 */
export type CashierReport = (typeof REPORTS)[number];

const REPORTS = ['none', 'asked', 'maybe-paid', 'cancelled', 'failed'] as const;

export interface OpenOrder {
  /** Made here, one for each thing that a person wants (contract `CouponSaleOrderRequest`). */
  readonly submitNo: string;
  /** '' until the gateway has answered. */
  readonly orderNo: string;
  readonly report: CashierReport;
}

export interface OpenOrderMemory {
  read(): OpenOrder | null;
  write(order: OpenOrder): void;
  forget(): void;
}

/** Decision: an order closes after minutes; what is older than a day is no order any more. */
const KEPT_MS = 86_400_000;
const SEPARATOR = '|';

/** @param area the durable one; the order is its account's: the gateway knows it for nobody else */
export function openOrderMemory(
  area: Pick<StorageArea, 'read' | 'write' | 'remove'>,
  code: string,
): OpenOrderMemory {
  const key: StorageKey = `couponSale.order.${code}`;
  return {
    read() {
      const [submitNo = '', orderNo = '', said] = (area.read(key) ?? '').split(SEPARATOR);
      const report = REPORTS.find((one) => one === said);
      return submitNo === '' || report === undefined ? null : { submitNo, orderNo, report };
    },
    write({ submitNo, orderNo, report }) {
      area.write(key, [submitNo, orderNo, report].join(SEPARATOR), { expiresInMs: KEPT_MS });
    },
    forget: () => area.remove(key),
  };
}
