/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { InviteRewardsRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, id, known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';

const wireInviteReward = object({
  id: id,
  friendName: shortText(20),
  state: known('REGISTERED', 'SENT', 'CREDITED', 'EXPIRED'),
  rewardMoney: amount,
  time: withDefault(string, ''),
});
export type InviteReward = Decoded<typeof wireInviteReward>;

const wireInviteRewardsData = object({ content: itemsOf(wireInviteReward, 50), total: number, earnedMoney: amount });
export type InviteRewardsData = Decoded<typeof wireInviteRewardsData>;

/** One page of the user’s invited friends, newest first, with the reward for each */
export const inviteRewards: Operation<
  InviteRewardsRequest,
  InviteRewardsData
> = {
  path: '/activity/api/invite/rewards',
  decode: wireInviteRewardsData,
};
