import { field } from '../attempt';
import { failure } from '../outcome';
import type { PaymentOutcome } from './types';

/** Result codes of the payment app's cashier. */
const PAID = '9000';
/** 8000 and 6004: the result is not known yet; 6002: the network failed midway. */
const UNKNOWN = ['8000', '6004', '6002'];
const CANCELLED = '6001';

/** Reads the cashier's result, both in the mini program and in the browser. */
export function readTradeResult(result: unknown): PaymentOutcome {
  const code = String(field(result, 'resultCode') ?? '');
  if (code === PAID) return { kind: 'paid-unconfirmed' };
  if (UNKNOWN.includes(code)) return { kind: 'unknown' };
  return code === CANCELLED
    ? { kind: 'cancelled' }
    : failure(`payment result ${code === '' ? 'unknown' : code}`);
}
