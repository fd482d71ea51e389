/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { InviteAcceptRequest, InviteHomeRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, boolean, id, known, nullable, number, object, shortText, string, wholeFrom } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';

const wireInviteRung = object({ rungNo: wholeFrom(1), friendCount: number, rewardMoney: amount, status: known('LOCKED', 'OPEN', 'CLAIMED') });
export type InviteRung = Decoded<typeof wireInviteRung>;

const wireInviteWinner = object({ name: shortText(20), text: shortText(30) });
export type InviteWinner = Decoded<typeof wireInviteWinner>;

const wireInviteLink = object({
  isOwner: withDefault(boolean, false),
  inviterName: shortText(20),
  state: known('OPEN', 'ACCEPTED', 'REFUSED'),
  reasonMsg: shortText(40),
  friendReward: shortText(20),
  friendCouponId: withDefault(string, ''),
});
export type InviteLink = Decoded<typeof wireInviteLink>;

const wireInviteHomeData = object({
  activityCode: id,
  title: shortText(40),
  headImgUrl: withDefault(string, ''),
  statusCode: known('NOT_START', 'RUNNING', 'FINISHED'),
  startTm: string,
  endTm: string,
  ruleDesc: withDefault(string, ''),
  rewardText: shortText(20),
  shareTitle: shortText(60),
  shareSummary: shortText(80),
  shareImgUrl: withDefault(string, ''),
  ownInviteCode: withDefault(string, ''),
  invitedCount: withDefault(number, 0),
  rewardedCount: withDefault(number, 0),
  earnedMoney: amount,
  rungList: itemsOf(wireInviteRung, 10),
  winnerList: itemsOf(wireInviteWinner, 20),
  link: nullable(wireInviteLink),
});
export type InviteHomeData = Decoded<typeof wireInviteHomeData>;

/** A campaign that rewards inviting friends, the user’s own results, and the inviter whose link the user opened; no login needed */
export const inviteHome: Operation<
  InviteHomeRequest,
  InviteHomeData
> = {
  path: '/activity/api/invite/home',
  decode: wireInviteHomeData,
};

const wireInviteAcceptData = object({ result: boolean, reasonMsg: shortText(40) });
export type InviteAcceptData = Decoded<typeof wireInviteAcceptData>;

/** Accepts a friend’s invitation, once per campaign; a refusal is a success with result false */
export const inviteAccept: Operation<
  InviteAcceptRequest,
  InviteAcceptData
> = {
  path: '/activity/api/invite/accept',
  isWrite: true,
  decode: wireInviteAcceptData,
};
