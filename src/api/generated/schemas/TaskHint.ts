/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { object, string, type Decoded } from '../../decode';
import { amount } from '../../formats';

export const wireTaskHint = object({ rewardFen: amount, taskCount: amount, channelId: string });
export type TaskHint = Decoded<typeof wireTaskHint>;
