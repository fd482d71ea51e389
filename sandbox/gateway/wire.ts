/**
 * The contract's DTOs as the sandbox uses them. Written by hand on purpose: every request and every response is checked
 * against contract/gateway.openapi.yaml while the sandbox runs, so a mistake here shows immediately.
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

export interface Envelope {
  readonly success: boolean;
  readonly code: string;
  readonly msg: string;
  readonly data: unknown;
}
