/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { EmptyRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';

const wireUserInfo = object({
  phone: shortText(20),
  couponCount: amount,
  walletFen: amount,
  invoiceableCount: amount,
  reductionFen: amount,
  unreadEvaluationCount: amount,
  waitingParcelCount: amount,
  activeOrderCount: amount,
});
export type UserInfo = Decoded<typeof wireUserInfo>;

/** The account that the token belongs to */
export const userInfo: Operation<
  EmptyRequest,
  UserInfo
> = {
  path: '/base/personalCenter/userInfo',
  decode: wireUserInfo,
};
