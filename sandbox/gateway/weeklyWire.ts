/** The contract's DTOs of the weekly page, its draw and place names, as the sandbox builds them (see wire.ts). */

/** Fields of every module. */
export interface ModulePlace {
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export type SubscribeStatus = -1 | 0 | 1;
interface SubscribeInfo {
  readonly status: SubscribeStatus;
}

export interface BaseInfo {
  readonly pageName: string;
  readonly statusCode: 'NOT_START' | 'PROCESSING' | 'FINISHED';
  readonly clientList: readonly number[];
  readonly headImgUrl: string;
  readonly bottomColor: string;
  readonly ruleDesc: string;
  readonly shareButtonSwitch: boolean;
  readonly shareTitle: string;
  readonly shareImgUrl: string;
  readonly subscribePromptBarSwitch: boolean;
  readonly subscribePromptText: string;
}

export interface SessionCoupon {
  readonly type: 2 | 3 | 4 | 5;
  readonly costStr: string;
  readonly title: string;
  readonly tag: string;
  readonly limitBizList: readonly number[];
  readonly bizStr: string;
  readonly totalNum: number;
}

export interface SessionCouponSale {
  readonly title: string;
  readonly tag: string;
  /** Fen, also in the next field. */
  readonly purchasePrice: number;
  readonly originalPrice: number;
  readonly totalNum: number;
  readonly couponList: readonly SessionCoupon[];
}

export type RightStatus = 'AVAILABLE' | 'ACQUIRED' | 'UNAVAILABLE';
export interface SessionRight {
  readonly rightsNo: string;
  readonly status: RightStatus;
  readonly type: 'COUPON' | 'COUPON_SALE';
  readonly spuCodes: readonly string[];
  readonly couponInfo: SessionCoupon | null;
  readonly couponSaleInfo: SessionCouponSale | null;
}

export interface InclusiveItem {
  readonly id: string;
  readonly startTm: string;
  readonly endTm: string;
  readonly rightsItemList: readonly SessionRight[];
}
export interface SeckillSession extends InclusiveItem {
  readonly name: string;
  readonly subscribeInfo: SubscribeInfo | null;
}

/** The module without its sessions, which come from the store. */
export interface SeckillFrame extends ModulePlace {
  readonly titleImgUrl: string;
  readonly desc: string;
  readonly associatedRightsImgFlag: boolean;
  readonly couponButtonStyle: 1 | 2;
  readonly couponPkgButtonStyle: 1 | 2;
}
export interface InclusiveFrame extends ModulePlace {
  readonly titleImgUrl: string;
}

export interface LinkedImage {
  readonly imgUrl: string;
  readonly appUrl: string;
}
export interface CommonModule extends ModulePlace {
  readonly title: string;
  readonly subTitle: string;
  readonly itemList: readonly LinkedImage[];
}
export interface IndependentModule extends ModulePlace, LinkedImage {}

export interface GoodsItem {
  readonly imgUrl: string;
  readonly name: string;
  readonly bizId: string;
}
export interface GoodsModule extends ModulePlace {
  readonly titleImgUrl: string;
  readonly goodsItemList: readonly GoodsItem[];
}

export interface GroupGoods {
  readonly productId: string;
  readonly order: number;
  readonly productName: string;
  readonly itemBizType: string;
  readonly bizMode: string;
  readonly itemAttribute: string;
  readonly groupBuyItem: boolean;
  readonly imgUrl: string;
}
export interface GoodsGroupModule extends ModulePlace {
  readonly title: string;
  readonly subTitle: string;
  readonly displayStyle: 1 | 2;
  /** 1 list, 2 location unknown, other: nothing available at this location. */
  readonly displayType: number;
  readonly groupId: string;
  readonly groupName: string;
  readonly groupType: 1 | 2;
  readonly backgroundColor: string;
  readonly titleBackgroundImage: string;
  readonly unauthorizedLocationImgUrl: string;
  readonly mismatchLocationImgUrl: string;
  readonly itemList: readonly GroupGoods[];
}

export interface SendIncentiveModule extends ModulePlace {
  readonly titleImgUrl: string;
  readonly sendIncentiveProgressResp: {
    readonly secondsToexpiry: number;
    readonly sendIncentiveTaskProgressDTO: {
      readonly title: string;
      readonly currentNum: number;
      readonly stageList: readonly {
        readonly targetNum: number;
        /** Fen. */
        readonly prizeAmount: number;
        readonly isReceived: boolean;
      }[];
      readonly buttonText: string;
      readonly buttonJumpUrl: string;
    } | null;
  } | null;
}

export interface AppIncentiveTask {
  readonly app_ver: string;
  readonly app_make: string;
  readonly app_os: string;
  readonly requestId: string;
  readonly taskId: string;
  readonly taskName: string;
  readonly taskBudgetSource: string;
  readonly price: string;
  readonly businessId: string;
  readonly rtbAppName: string;
  readonly nurl: string;
  readonly curl: string;
  readonly awaken: string;
}
export interface TaskItem {
  readonly taskId: string;
  readonly taskStatus: number;
  readonly taskType: number;
  readonly taskChannel: number;
  readonly taskItemTitle: string;
  readonly taskTitle: string;
  readonly taskSubTitle: string;
  readonly taskStatusButtonText: string;
  readonly taskIcon: string;
  readonly taskJumpUrl: string;
  readonly thirdSchemeUrl: string;
  readonly taskToken: string;
  readonly taskRule: string;
  readonly firstFinishedFlag: boolean;
  readonly isReductionFundsActivity: boolean;
  readonly channelId: string;
  readonly appIncentiveTask: AppIncentiveTask | null;
}
export interface TaskModule extends ModulePlace {
  readonly titleImgUrl: string;
  readonly taskStyleToggle: number;
  readonly taskItemList: readonly TaskItem[];
}

export interface RegionalCodeModule extends ModulePlace {
  readonly regionalCodeQrCodeUrl: string;
  readonly scanLeadPhrase: string;
  readonly codeErrorMessage: string;
  readonly regionalCodeImageUrl: string;
  readonly searchGuidePhrase: string;
}
export interface GuideBarModule extends ModulePlace {
  readonly guideBarSwitch: boolean;
  readonly imgUrl: string;
  readonly linkUrl: string;
}
export interface LocationModule extends ModulePlace {
  readonly locationComponentSwitch: boolean;
  readonly defaultLocationSwitch: boolean;
  readonly defaultArea: { readonly cityName: string; readonly provinceName: string } | null;
}
export interface PageIndicatorModule extends ModulePlace {
  readonly pageModuleList: readonly { readonly moduleUniqueId: string; readonly moduleDisplayName: string }[];
  readonly textAndColor: {
    readonly selectedButtonColor: string;
    readonly selectedTextColor: string;
    readonly notSelectedButtonColor: string;
    readonly notSelectedTextColor: string;
  };
}
export interface DrawPrizeModule extends ModulePlace {
  readonly titleImgUrl: string;
  readonly drawActivityStyle: number;
  readonly configId: string;
  readonly drawPrizeActId: string;
  readonly drawPrizeActName: string;
  readonly jumpAppSwitch: boolean;
}

/** Every module of a page except the sessions, which come from the store. */
export interface HomeModules {
  readonly baseInfo: BaseInfo;
  readonly guideBarModule: GuideBarModule | null;
  readonly locationModule: LocationModule | null;
  readonly pageIndicatorModule: PageIndicatorModule | null;
  readonly commonModuleList: readonly CommonModule[];
  readonly goodsModuleList: readonly GoodsModule[];
  readonly drawPrizeModuleList: readonly DrawPrizeModule[];
  readonly independentModuleList: readonly IndependentModule[];
  readonly goodsGroupModuleList: readonly GoodsGroupModule[];
  readonly sendIncentiveModule: SendIncentiveModule | null;
  readonly taskModule: TaskModule | null;
  readonly regionalCodeModule: RegionalCodeModule | null;
  readonly rewardAggregationModule: ModulePlace | null;
}

/** The whole response of `home`. */
export interface AggregateHome extends HomeModules {
  readonly subscribeInfo: SubscribeInfo | null;
  readonly seckillModule: (SeckillFrame & { readonly itemList: readonly SeckillSession[] }) | null;
  readonly inclusiveModule:
    | (InclusiveFrame & {
        readonly seckillItem: InclusiveItem | null;
        readonly subscribeInfo: SubscribeInfo | null;
      })
    | null;
}
