/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { boolean, object, type Decoded } from '../../decode';
import { amount } from '../../formats';
import { goodOnes, withDefault } from '../../lenient';
import type { components } from '../gateway';
import { wireCouponHint } from '../schemas/CouponHint';
import { wireRunningCampaign } from '../schemas/RunningCampaign';
import { wireTaskHint } from '../schemas/TaskHint';
import { wireWaitingParcel } from '../schemas/WaitingParcel';

const wireHomeOverviewData = object({
  isLogin: boolean,
  campaignList: goodOnes(wireRunningCampaign, 30),
  couponHint: withDefault(wireCouponHint, null),
  nearestParcel: withDefault(wireWaitingParcel, null),
  waitingCount: withDefault(amount, 0),
  taskHint: withDefault(wireTaskHint, null),
  claimableCount: withDefault(amount, 0),
});
export type HomeOverviewData = Decoded<typeof wireHomeOverviewData>;

/** What the home page shows; open to everybody, without login only campaigns */
export const homeOverview: Operation<
  components['schemas']['HomeOverviewRequest'],
  HomeOverviewData
> = {
  path: '/activity/api/home/overview',
  decode: wireHomeOverviewData,
};
