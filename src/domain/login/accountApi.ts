import type { Gateway } from '@/api/createGateway';
import { userInfo } from '@/api/generated/operations/account';
import type { Scope } from '@/api/scope';
import { maskPhone } from '@/utils/phone';
import { stripSpaces } from '@/utils/text';

/** The user's account (contract: `base/personalCenter/userInfo`). Raw server types stop here. */
export interface Account {
  /** Masked: the middle four digits are hidden, whatever the gateway sent. */
  readonly phone: string;
  /** Number of usable coupons. */
  readonly couponCount: number;
  readonly walletFen: number;
  /** Number of orders for which an invoice can be requested. */
  readonly invoiceableCount: number;
  readonly reductionFen: number;
  /** Number of signed orders that the user has not rated. */
  readonly unratedCount: number;
  readonly waitingParcelCount: number;
  readonly activeOrderCount: number;
}

/** @throws ApiError; UnauthorizedError if not logged in */
export async function fetchAccount(gateway: Pick<Gateway, 'call'>, scope: Scope): Promise<Account> {
  const { data } = await gateway.call(userInfo, {}, scope);
  const { unreadEvaluationCount, phone, ...counts } = data;
  return { ...counts, phone: maskPhone(stripSpaces(phone)), unratedCount: unreadEvaluationCount };
}
