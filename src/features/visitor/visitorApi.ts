/** The visitor's account (contract: `base/personalCenter/userInfo`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { number, object, type Decoder } from '@/api/decode';
import { ContractError } from '@/api/errors';
import { shortWords } from '@/api/shortWords';
import { maskPhone, stripSpaces } from '@/utils/phone';

/** Counts and integer fen are 0 or more; money that is no amount must not be shown as one. */
export const amount: Decoder<number> = (value, path) => {
  const count = number(value, path);
  if (!Number.isSafeInteger(count) || count < 0) throw new ContractError(path, 'a whole number from 0');
  return count;
};

const MAX_PHONE = 20;

const wireUser = object({
  phone: shortWords(MAX_PHONE),
  couponCount: amount,
  walletFen: amount,
  invoiceableCount: amount,
  reductionFen: amount,
  unreadEvaluationCount: amount,
  waitingParcelCount: amount,
  activeOrderCount: amount,
});

export interface Account {
  /** The middle four digits hidden, whatever the gateway sent. */
  readonly phone: string;
  /** Coupons that can be used. */
  readonly couponCount: number;
  readonly walletFen: number;
  /** Orders that an invoice can be asked for. */
  readonly invoiceableCount: number;
  readonly reductionFen: number;
  /** Signed orders without an evaluation. */
  readonly unratedCount: number;
  readonly waitingParcelCount: number;
  readonly activeOrderCount: number;
}

/** @throws ApiError; UnauthorizedError without login */
export async function fetchAccount(gateway: Pick<Gateway, 'read'>, scope: Scope): Promise<Account> {
  const { data } = await gateway.read(
    { path: '/base/personalCenter/userInfo', json: {}, decode: wireUser },
    scope,
  );
  const { unreadEvaluationCount, phone, ...counts } = data;
  return { ...counts, phone: maskPhone(stripSpaces(phone)), unratedCount: unreadEvaluationCount };
}
