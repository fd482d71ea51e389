/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { array, number, object, type Decoded } from '../../decode';
import { known } from '../../known';

const wireIncentivePrize = object({ receiveStatus: number, taskNum: number, prizeAmount: number, prizeNum: number });
export type IncentivePrize = Decoded<typeof wireIncentivePrize>;

export const wireIncentiveTaskInfo = object({
  prizeTotalAmount: number,
  remainingDays: number,
  taskStatus: known(0, 1, 2, 3),
  prizesInfo: array(wireIncentivePrize),
});
export type IncentiveTaskInfo = Decoded<typeof wireIncentiveTaskInfo>;
