import type { Gateway } from '@/api/createGateway';
import { userInfo } from '@/api/generated/operations/account';
import type { Scope } from '@/api/scope';
import { maskPhone, stripSpaces } from '@/utils/text';

/** The visitor's account (contract: `base/personalCenter/userInfo`). Raw server types stop here. */
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
export async function fetchAccount(gateway: Pick<Gateway, 'call'>, scope: Scope): Promise<Account> {
  const { data } = await gateway.call(userInfo, {}, scope);
  const { unreadEvaluationCount, phone, ...counts } = data;
  return { ...counts, phone: maskPhone(stripSpaces(phone)), unratedCount: unreadEvaluationCount };
}
