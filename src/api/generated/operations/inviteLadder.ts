/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { InviteClaimRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { known, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';

const wireInviteClaimData = object({ status: known('LOCKED', 'OPEN', 'CLAIMED'), toast: shortText(60) });
export type InviteClaimData = Decoded<typeof wireInviteClaimData>;

/** Pays the reward of a level into the reduction fund, once; when already claimed, a success with its status */
export const inviteClaim: Operation<
  InviteClaimRequest,
  InviteClaimData
> = {
  path: '/activity/api/invite/claim',
  isWrite: true,
  decode: wireInviteClaimData,
};
