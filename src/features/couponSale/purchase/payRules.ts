/** What follows from the gateway's word about an order and the cashier's report, without state or platform. */
import type { PaymentOutcome } from '@/platform/payment/types';
import type { PayState } from '../saleTypes';
import type { CashierReport } from './openOrder';

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
 * | no answer | any | unconfirmed |
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
