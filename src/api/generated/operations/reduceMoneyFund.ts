/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { beijingTime } from '../../beijingTime';
import { nullable, number, object, string, type Decoded } from '../../decode';
import { amount } from '../../forms';
import { goodOnes } from '../../lenient';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireReduceMoneyFundData = object({
  availableMoney: amount,
  usedMoney: amount,
  expiredMoney: amount,
  expiringMoney: amount,
  expiringTm: nullable(beijingTime),
  orderLimitMoney: amount,
  bizList: goodOnes(number, 20),
  ruleDesc: string,
});
export type ReduceMoneyFundData = Decoded<typeof wireReduceMoneyFundData>;

/** This visitor’s reduction fund: what is there, what was used, what ends soon, how it is used */
export const reduceMoneyFund: Operation<
  components['schemas']['ReduceMoneyFundRequest'],
  ReduceMoneyFundData
> = {
  path: '/activity/api/reduceMoneyActivity/fund',
  decode: wireReduceMoneyFundData,
};
