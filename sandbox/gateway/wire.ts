import type { AppOpeningBodies } from './appOpeningOperations';
import type { CabinetIssueBodies } from './cabinetIssueOperations';
import type { CashBodies } from './cashOperations';
import type { CouponV2Bodies } from './couponV2Operations';
import type { CloseAccountBodies } from './closeAccountOperations';
import type { ContrastBodies } from './contrastOperations';
import type { EntranceBodies } from './entranceOperations';
import type { ExpressBodies } from './expressOperations';
import type { GiftBodies } from './giftOperations';
import type { EvaluationBodies } from './evaluationOperations';
import type { HelpBodies } from './helpOperations';
import type { HomeServiceBodies } from './homeServiceOperations';
import type { InviteBodies } from './inviteOperations';
import type { InvoiceHeadBodies } from './invoiceHeadOperations';
import type { InvoiceBodies } from './invoiceOperations';
import type { MiniRequestBodies } from './miniRequests';
import type { NearbyBodies } from './nearbyOperations';
import type { PickGiftBodies } from './pickGiftOperations';
import type { PosterBodies } from './posterOperations';
import type { RewardRequestBodies } from './rewardRequests';
import type { WeeklyRequestBodies } from './weeklyRequests';

/**
 * The contract's shapes as the sandbox uses them. Written by hand on purpose: every request and every answer is
 * checked against contract/gateway.openapi.yaml while the sandbox runs, so a slip here shows at once.
 */
export interface CouponInfo {
  readonly couponId: string;
  readonly couponType: 2 | 3 | 4 | 5;
  readonly couponCostStr: string;
  readonly couponDesc: string;
  readonly couponTitle: string;
  readonly validStartTm: string;
  readonly validEndTm: string;
}

export interface ReceiveConfig {
  readonly homePageImgUrl: string;
  readonly qrCodeImgUrl: string;
  readonly qrCodeButtonText: string;
  readonly qrCodeButtonJumpUrl: string;
  readonly popupSingleStyleImgUrl: string;
  readonly popupMultipleStyleImgUrl: string;
  readonly popupButtonJumpUrl: string;
  readonly shareTitle: string;
  readonly shareSummary: string;
  readonly shareMiniPicImgUrl: string;
}

export interface TrackEvent {
  readonly fc_page: string;
  readonly fc_type: string;
  readonly fc_component: string;
  readonly context: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: number;
}

export interface TrackBatch {
  readonly batchId: string;
  readonly sessionId: string;
  readonly client: number;
  readonly events: readonly TrackEvent[];
}

export interface ReceiveRequest {
  readonly biz: number;
  readonly client: number;
  readonly code: string;
  readonly scene: number;
}

export interface IncentiveButton {
  readonly pageCode: string;
  readonly buttonText: string;
  readonly buttonImgUrl: string;
  readonly buttonJumpUrl: string;
}

export interface OtherActivity {
  readonly activityImgUrl: string;
  readonly activityUrl: string;
}

export interface IncentiveExceptionPage extends IncentiveButton {
  readonly exceptionText: string;
  readonly otherActivityList: readonly OtherActivity[];
}

export interface IncentiveConfig {
  readonly homePageInfo: {
    readonly homePageImgColor: string;
    readonly homePageImgUrl: string;
    readonly progressBarPrizeImgUrl: string;
  };
  readonly sharePageInfo: {
    readonly shareTitle: string;
    readonly shareSummary: string;
    readonly shareMiniPicImgUrl: string;
  };
  readonly exceptionPageList: readonly IncentiveExceptionPage[];
  readonly activityTaskPageList: readonly IncentiveButton[];
}

export interface IncentiveTaskInfo {
  readonly prizeTotalAmount: number;
  readonly remainingDays: number;
  readonly taskStatus: 0 | 1 | 2 | 3;
  readonly prizesInfo: readonly {
    readonly receiveStatus: 0 | 1;
    readonly taskNum: number;
    readonly prizeAmount: number;
    readonly prizeNum: number;
  }[];
}

export type ReleaseStatus = 0 | 1;

export interface CouponListItem {
  readonly id: string;
  readonly couponType: 2 | 3 | 4 | 5;
  readonly couponCostStr: string;
  readonly limitDescription: string;
  readonly couponTitle: string;
  readonly validStartTm: string;
  readonly validEndTm: string;
  readonly couponDescription: string;
  readonly prizeStatus: 1 | 2 | 3;
}

export type DistributionStatus = 0 | 1 | 2;

/** Bodies by operation, as they are once the contract has been checked. */
export interface RequestBodies
  extends
    WeeklyRequestBodies,
    RewardRequestBodies,
    MiniRequestBodies,
    CloseAccountBodies,
    ContrastBodies,
    CouponV2Bodies,
    PosterBodies,
    EntranceBodies,
    EvaluationBodies,
    HelpBodies,
    HomeServiceBodies,
    InviteBodies,
    InvoiceBodies,
    InvoiceHeadBodies,
    CashBodies,
    PickGiftBodies,
    GiftBodies,
    AppOpeningBodies,
    NearbyBodies,
    CabinetIssueBodies,
    ExpressBodies {
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

export interface Envelope {
  readonly success: boolean;
  readonly code: string;
  readonly msg: string;
  readonly data: unknown;
}
