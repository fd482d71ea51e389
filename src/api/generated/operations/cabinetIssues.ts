/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { CabinetIssuesRequest, JoinCabinetActivityRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, boolean, id, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';

const wireCabinetOffer = object({
  activityCode: id,
  title: shortText(40),
  desc: shortText(80),
  rewardFen: withDefault(amount, 0),
  isJoined: withDefault(boolean, false),
});
export type CabinetOffer = Decoded<typeof wireCabinetOffer>;

const wireCabinetIssues = object({
  cabinetName: shortText(40),
  isOffline: withDefault(boolean, false),
  servicePhone: shortText(20),
  serviceHours: shortText(40),
  offer: withDefault(wireCabinetOffer, null),
});
export type CabinetIssues = Decoded<typeof wireCabinetIssues>;

/** Contacts for help at a cabinet, and a campaign for users who had trouble there, if there is one; no login needed */
export const cabinetIssues: Operation<
  CabinetIssuesRequest,
  CabinetIssues
> = {
  path: '/post/act/cabinetIssues',
  decode: wireCabinetIssues,
};

const wireJoinedCabinetActivity = object({ rewardFen: withDefault(amount, 0) });
export type JoinedCabinetActivity = Decoded<typeof wireJoinedCabinetActivity>;

/** Joins the campaign of a cabinet once and pays into the reduction fund; when already joined, returns the same response */
export const joinCabinetActivity: Operation<
  JoinCabinetActivityRequest,
  JoinedCabinetActivity
> = {
  path: '/post/act/joinActivity',
  isWrite: true,
  decode: wireJoinedCabinetActivity,
};
