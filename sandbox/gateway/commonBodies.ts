import type { HandlersOf } from './call';
import type { MiniRequestBodies } from './miniRequests';
import type { RewardRequestBodies } from './rewardRequests';
import type { WeeklyRequestBodies } from './weeklyRequests';
import type { ReceiveRequest, ReleaseStatus, TrackBatch } from './wire';

/** Bodies of the operations that do not declare theirs next to their handlers. */
export interface CommonBodies extends WeeklyRequestBodies, RewardRequestBodies, MiniRequestBodies {
  readonly preCheckMobile: {
    readonly mobile: string;
    readonly nationCode: string;
    readonly opCode: string;
    readonly typeConst: string;
  };
  readonly sendSmsCode: {
    readonly mobile: string;
    readonly nationCode: string;
    readonly opCode: string;
    readonly sign: string;
    readonly typeConst: string;
    readonly sliderType?: 1 | 2;
    readonly sliderTicket?: string;
    readonly sliderRandStr?: string;
  };
  readonly checkSmsCode: {
    readonly mobile: string;
    readonly smsVerifyCode: string;
    readonly typeConst: string;
    readonly opCode: string;
    readonly sign: string;
  };
  readonly loginByMobileCodeToken: { readonly mobile: string; readonly verifyCodeToken: string };
  readonly loginByMiniProgram: {
    readonly platform: 5 | 6;
    readonly loginCode: string;
    readonly phoneCode?: string;
  };
  readonly getWXJSConfig: undefined;
  readonly userInfo: Readonly<Record<string, never>> | undefined;
  readonly receiveActivityInfo: { readonly code: string };
  readonly preReceiveCheck: ReceiveRequest;
  readonly receiveCoupon: ReceiveRequest;
  readonly incentiveActivityInfo: { readonly code: string };
  readonly incentiveProgress: ReceiveRequest;
  readonly joinIncentive: ReceiveRequest & {
    readonly channelCode: string;
    readonly burialPointInfo: string;
  };
  readonly couponList: {
    readonly code: string;
    readonly pageNo: number;
    readonly pageSize: number;
    readonly releaseStatus: ReleaseStatus;
  };
  readonly claimAggregationReward: {
    readonly activityId: string;
    readonly prizeSource: 1 | 2 | 3;
    readonly stageNo: number;
    readonly taskPkgReceiveId: string;
  };
  readonly aggregationEntrance: {
    readonly prizeSource: 1 | 2 | 3;
    readonly client: number;
    readonly sourceBizId?: string;
  };
  readonly trackEvents: TrackBatch;
}

export type CommonHandlers = HandlersOf<CommonBodies>;
