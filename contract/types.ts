/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

/** Body of each call by its operation, as the contract lets it through; undefined: the call has none. */
export interface Bodies {
  readonly preCheckMobile: PreCheckMobileRequest;
  readonly sendSmsCode: SendSmsCodeRequest;
  readonly checkSmsCode: CheckSmsCodeRequest;
  readonly loginByMobileCodeToken: LoginByMobileCodeTokenRequest;
  readonly loginByMiniProgram: LoginByMiniProgramRequest;
  readonly getWXJSConfig: undefined;
  readonly userInfo: EmptyRequest;
  readonly receiveActivityInfo: ActivityInfoRequest;
  readonly preReceiveCheck: ReceiveRequest;
  readonly receiveCoupon: ClaimRequest;
  readonly couponV2Info: ActivityInfoRequest;
  readonly couponV2Check: ReceiveRequest;
  readonly couponV2Receive: CouponV2ClaimRequest;
  readonly couponV2Share: CouponV2ShareRequest;
  readonly couponLanding: undefined;
  readonly posterInfo: PosterInfoRequest;
  readonly marketingEntrance: EntranceQuestion;
  readonly h5MiddleEntrance: EntranceQuestion;
  readonly matchActivity: EntranceQuestion;
  readonly adMarketAuth: AdMarketAuthRequest;
  readonly incentiveActivityInfo: ActivityInfoRequest;
  readonly incentiveProgress: ReceiveRequest;
  readonly joinIncentive: JoinIncentiveRequest;
  readonly couponList: CouponListRequest;
  readonly claimAggregationReward: AggregationClaimRequest;
  readonly aggregationEntrance: AggregationEntranceRequest;
  readonly aggregateHome: AggregateHomeRequest;
  readonly subscribePush: SubscribePushRequest;
  readonly receiveSessionCoupon: ReceiveSessionCouponRequest;
  readonly drawPrizeList: DrawPrizeListRequest;
  readonly drawPrize: DrawPrizeRequest;
  readonly winningRecord: WinningRecordRequest;
  readonly taskList: TaskListRequest;
  readonly taskStart: TaskStartRequest;
  readonly taskSubscribe: TaskSubscribeRequest;
  readonly reduceMoneyJoin: ReduceMoneyJoinRequest;
  readonly reduceMoneyJoined: ReduceMoneyJoinedRequest;
  readonly reduceMoneyFund: ReduceMoneyFundRequest;
  readonly reduceMoneyRecords: ReduceMoneyRecordsRequest;
  readonly reduceMoneyInfo: ReduceMoneyInfoRequest;
  readonly appIncentiveInfo: AppIncentiveInfoRequest;
  readonly appIncentiveClaim: AppIncentiveClaimRequest;
  readonly inviteHome: InviteHomeRequest;
  readonly inviteAccept: InviteAcceptRequest;
  readonly inviteClaim: InviteClaimRequest;
  readonly inviteRewards: InviteRewardsRequest;
  readonly expectPickUpTime: ExpectPickUpTimeRequest;
  readonly queryProvAndCityBySort: EmptyRequest;
  readonly queryHotCitys: EmptyRequest;
  readonly queryFreightAndTime: QueryFreightAndTimeRequest;
  readonly goodsTypes: EmptyRequest;
  readonly sendCoupons: SendCouponsRequest;
  readonly sendSubmit: SendSubmitRequest;
  readonly orderList: OrderListRequest;
  readonly orderDetail: OrderDetailRequest;
  readonly orderCancel: OrderCancelRequest;
  readonly freightOrder: FreightOrderRequest;
  readonly freightState: FreightStateRequest;
  readonly freightClose: FreightCloseRequest;
  readonly contrastOffers: ContrastQuestion;
  readonly contrastProduct: ContrastProductRequest;
  readonly contrastShare: ContrastShareRequest;
  readonly contrastShareInfo: ContrastShareInfoRequest;
  readonly contrastCard: EmptyRequest;
  readonly priceInquiries: PriceInquiriesRequest;
  readonly priceInquiry: PriceInquiryRequest;
  readonly priceInquiryAgain: PriceInquiryRequest;
  readonly pickWaiting: PickWaitingRequest;
  readonly pickNearest: PickNearestRequest;
  readonly queryRecently: QueryRecentlyRequest;
  readonly expressTrace: ExpressTraceRequest;
  readonly deleteExpressRecord: DeleteExpressRecordRequest;
  readonly clearExpressRecords: ClearExpressRecordsRequest;
  readonly pickOpen: PickOpenRequest;
  readonly pollingCabinetOperation: PollingCabinetOperationRequest;
  readonly pickNameSwitch: undefined;
  readonly cabinetIssues: CabinetIssuesRequest;
  readonly joinCabinetActivity: JoinCabinetActivityRequest;
  readonly pickName: EmptyRequest;
  readonly changePickName: ChangePickNameRequest;
  readonly addressList: AddressListRequest;
  readonly addressSave: AddressSaveRequest;
  readonly addressDelete: AddressDeleteRequest;
  readonly addressSetDefault: AddressSetDefaultRequest;
  readonly addressParse: AddressParseRequest;
  readonly myCoupons: MyCouponsRequest;
  readonly homeOverview: HomeOverviewRequest;
  readonly welfareOverview: WelfareOverviewRequest;
  readonly logout: LogoutRequest;
  readonly walletHome: WalletHomeRequest;
  readonly walletEntries: WalletEntriesRequest;
  readonly withdraw: WithdrawRequest;
  readonly withdrawal: WithdrawalRequest;
  readonly pickGiftResult: PickGiftResultRequest;
  readonly pickGiftInfo: PickGiftRequest;
  readonly openPickGift: OpenPickGiftRequest;
  readonly invoiceOrderList: undefined;
  readonly searchInvoiceOrders: SearchInvoiceOrdersRequest;
  readonly getTaxpayers: undefined;
  readonly submitInvoice: SubmitInvoiceRequest;
  readonly submitInvoiceLF: SubmitInvoiceRequest;
  readonly getInvoiceHistory: undefined;
  readonly getInvoiceContainOrders: undefined;
  readonly sendInvoiceEmail: SendInvoiceEmailRequest;
  readonly modifyInvoiceEmail: ModifyInvoiceEmailRequest;
  readonly invoiceHeadList: EmptyRequest;
  readonly saveInvoiceHead: SaveInvoiceHeadRequest;
  readonly deleteInvoiceHead: DeleteInvoiceHeadRequest;
  readonly validateInvoiceHead: ValidateInvoiceHeadRequest;
  readonly uploadKeySign: UploadKeySignRequest;
  readonly evaluationOrders: EvaluationOrdersRequest;
  readonly evaluationForm: EvaluationOfRequest;
  readonly submitEvaluation: SubmitEvaluationRequest;
  readonly evaluationDetail: EvaluationOfRequest;
  readonly addEvaluation: AddEvaluationRequest;
  readonly submitFeedback: SubmitFeedbackRequest;
  readonly feedbackList: FeedbackListRequest;
  readonly feedbackDetail: FeedbackDetailRequest;
  readonly getNewVersion: undefined;
  readonly exchangeLinkInfo: ExchangeLinkRequest;
  readonly giftInfo: GiftInfoRequest;
  readonly acceptGift: AcceptGiftRequest;
  readonly nearbyLanding: NearbyLandingRequest;
  readonly checkLogOff: EmptyRequest;
  readonly verifyLogOff: LogOffVerifyRequest;
  readonly submitLogOff: LogOffSubmitRequest;
  readonly logOffState: LogOffStateRequest;
  readonly fissionHome: HelpHomeRequest;
  readonly fissionStart: HelpStartRequest;
  readonly fissionAssist: HelpAssistRequest;
  readonly helpRecords: HelpRecordsRequest;
  readonly sendActivityPageInfo: undefined;
  readonly bargainHome: HelpHomeRequest;
  readonly bargainStart: HelpStartRequest;
  readonly bargainAssist: HelpAssistRequest;
  readonly bargainOrder: BargainOrderRequest;
  readonly couponSaleInfo: CouponSaleInfoRequest;
  readonly couponSaleOrder: CouponSaleOrderRequest;
  readonly couponSaleState: CouponSaleStateRequest;
  readonly couponSaleClose: CouponSaleCloseRequest;
  readonly pickFeeOrder: PickFeeOrderRequest;
  readonly pickFeeState: PickFeeStateRequest;
  readonly pickFeeClose: PickFeeCloseRequest;
  readonly subscribeTemplates: SubscribeTemplatesRequest;
  readonly subscribeReport: SubscribeReportRequest;
  readonly parseLatLongAddress: ParseLatLongRequest;
  readonly trackEvents: TrackBatch;
}

/** Address of each call, as the contract writes it. */
export type GatewayPath =
  | '/consumer/v1/unifiedSmsCode/preCheckMobile'
  | '/consumer/v1/unifiedSmsCode/sendSmsCode'
  | '/consumer/v1/unifiedSmsCode/checkSmsCode'
  | '/wechatAuth/loginByMobileCodeToken'
  | '/wechatAuth/loginByMiniProgram'
  | '/base/config/getWXJSConfig'
  | '/base/personalCenter/userInfo'
  | '/activity/marketing/common/activity/info'
  | '/activity/marketing/common/activity/preReceiveCheck'
  | '/activity/marketing/common/activity/receiveCoupon'
  | '/activity/appnew/activity/info'
  | '/activity/appnew/activity/preReceiveCheck'
  | '/activity/appnew/activity/receive'
  | '/activity/appnew/activity/share'
  | '/activity/popupReceive/activity/landingPage'
  | '/activity/api/poster/info'
  | '/activity/marketingEntrance/info'
  | '/activity/marketingEntrance/h5MiddleEntrance/info'
  | '/activity/marketingEntrance/matchActivity'
  | '/activity/api/adMarket/auth'
  | '/activity/incentive/activity/info'
  | '/activity/incentive/activity/progress'
  | '/activity/incentive/activity/join'
  | '/activity/incentive/activity/prize'
  | '/activity/incentive/activity/send/receive'
  | '/activity/marketingEntrance/aggregationEntrance'
  | '/activity/api/marketing/aggregatePage/home'
  | '/activity/api/marketing/aggregatePage/subscribePush'
  | '/activity/api/marketing/aggregatePage/receiveCoupon'
  | '/activity/api/marketing/aggregatePage/draw/prizeList'
  | '/activity/api/marketing/aggregatePage/draw/drawPrize'
  | '/activity/api/marketing/aggregatePage/draw/winningRecord'
  | '/activity/api/user/task/list'
  | '/activity/api/user/task/start'
  | '/activity/api/user/task/subscribe'
  | '/activity/api/reduceMoneyActivity/join'
  | '/activity/api/reduceMoneyActivity/joinedList'
  | '/activity/api/reduceMoneyActivity/fund'
  | '/activity/api/reduceMoneyActivity/fundRecords'
  | '/activity/api/reduceMoneyActivity/info'
  | '/activity/api/appIncentive/info'
  | '/activity/api/appIncentive/claim'
  | '/activity/api/invite/home'
  | '/activity/api/invite/accept'
  | '/activity/api/invite/claim'
  | '/activity/api/invite/rewards'
  | '/send/wechat/applets/send/expectPickUpTime'
  | '/sendOrder/wechat/applets/address/queryProvAndCityBySort'
  | '/sendOrder/wechat/applets/address/queryHotCitys'
  | '/sendOrder/wechat/{platform}/send/queryFreightAndTime'
  | '/sendOrder/wechat/applets/send/goodsTypes'
  | '/sendOrder/wechat/applets/send/coupons'
  | '/sendOrder/wechat/applets/send/submit'
  | '/sendOrder/wechat/applets/order/list'
  | '/sendOrder/wechat/applets/order/detail'
  | '/sendOrder/wechat/applets/order/cancel'
  | '/sendOrder/wechat/applets/order/pay/order'
  | '/sendOrder/wechat/applets/order/pay/state'
  | '/sendOrder/wechat/applets/order/pay/close'
  | '/sendOrder/wechat/applets/contrast/offers'
  | '/sendOrder/wechat/applets/contrast/product'
  | '/sendOrder/wechat/applets/contrast/share'
  | '/sendOrder/wechat/applets/contrast/shareInfo'
  | '/sendOrder/wechat/applets/contrast/card'
  | '/sendOrder/wechat/applets/contrast/inquiries'
  | '/sendOrder/wechat/applets/contrast/inquiry'
  | '/sendOrder/wechat/applets/contrast/askAgain'
  | '/post/pick/waiting'
  | '/post/pick/nearest'
  | '/post/express/queryRecently'
  | '/post/express/trace'
  | '/post/express/deleteRecord'
  | '/post/express/clearRecords'
  | '/post/pick/open'
  | '/post/act/pollingCabinetOperation'
  | '/post/pick/standard/name/switch'
  | '/post/act/cabinetIssues'
  | '/post/act/joinActivity'
  | '/post/pick/standard/name/info'
  | '/post/pick/standard/name/change'
  | '/address/api/v1/addressBook/list'
  | '/address/api/v1/addressBook/save'
  | '/address/api/v1/addressBook/delete'
  | '/address/api/v1/addressBook/setDefault'
  | '/address/api/v1/parse'
  | '/activity/coupon/my/list'
  | '/activity/api/home/overview'
  | '/activity/api/welfare/overview'
  | '/wechatAuth/logout'
  | '/base/wallet/home'
  | '/base/wallet/entries'
  | '/base/wallet/withdraw'
  | '/base/wallet/withdrawal'
  | '/activity/api/pickAppnew/cabinetPopupResult'
  | '/activity/api/pickAppnew/giftInfo'
  | '/activity/api/pickAppnew/openGift'
  | '/fcinvoice/consumerInvoice/v2/orderList'
  | '/fcinvoice/consumerInvoice/v2/searchOrder'
  | '/fcinvoice/consumerInvoice/v2/getTaxpayers'
  | '/fcinvoice/consumerInvoice/v2/submitInvoice'
  | '/fcinvoice/consumerInvoice/v2/submitInvoiceLF'
  | '/fcinvoice/consumerInvoice/v2/getInvoiceHistory'
  | '/fcinvoice/consumerInvoice/v2/getInvoiceContainOrders'
  | '/fcinvoice/consumerInvoice/v2/sendEmail'
  | '/fcinvoice/courierAppInvoice/modifyEmailAddress'
  | '/fcinvoice/invoiceHead/list'
  | '/fcinvoice/invoiceHead/save'
  | '/fcinvoice/invoiceHead/delete'
  | '/fcinvoice/invoiceHead/validate'
  | '/consumer/v1/qcloud/getUploadKeySign'
  | '/base/evaluation/orders'
  | '/base/evaluation/form'
  | '/base/evaluation/submit'
  | '/base/evaluation/detail'
  | '/base/evaluation/add'
  | '/base/feedback/submit'
  | '/base/feedback/list'
  | '/base/feedback/detail'
  | '/consumer/v1/version/getNewVersion'
  | '/activity/api/fcappExchangeLink/info'
  | '/activity/api/gift/info'
  | '/activity/api/gift/accept'
  | '/activity/api/nearbyCabinet/getLandingPageConfig'
  | '/base/logOff/check'
  | '/base/logOff/verify'
  | '/base/logOff/submit'
  | '/base/logOff/state'
  | '/activity/api/fission/taskHome'
  | '/activity/api/fission/taskStart'
  | '/activity/api/fission/taskAssist'
  | '/activity/api/help/records'
  | '/oc/cash/activity/sendActivityPageInfo'
  | '/activity/api/bargain/home'
  | '/activity/api/bargain/start'
  | '/activity/api/bargain/assist'
  | '/activity/api/bargain/order'
  | '/activity/coupon/sale/info/code/anon'
  | '/activity/coupon/sale/wxMiniOrder/v2'
  | '/activity/coupon/sale/order/state'
  | '/activity/coupon/sale/order/close'
  | '/post/pick/fee/order'
  | '/post/pick/fee/state'
  | '/post/pick/fee/close'
  | '/base/config/subscribeTemplates'
  | '/base/subscribe/report'
  | '/address/api/v1/geo/parseLatLongAddress'
  | '/track/events';

export interface GetWXJSConfigQuery {
  readonly shareUrl: string;
}

export interface CouponLandingQuery {
  readonly activityCode?: string;
}

export interface InvoiceOrderListQuery {
  readonly pageNo: string;
  readonly pageSize: string;
  readonly month?: string;
  readonly bizType?: string;
}

export interface GetTaxpayersQuery {
  readonly keyword: string;
}

export interface GetInvoiceHistoryQuery {
  readonly pageNo: string;
  readonly pageSize: string;
  readonly stateCode?: InvoiceState;
  readonly invoiceNo?: string;
  readonly ofRequestNo?: RequestNo;
}

export interface GetInvoiceContainOrdersQuery {
  readonly invoiceNo: string;
  readonly pageNo: string;
  readonly pageSize: string;
}

export interface GetNewVersionQuery {
  readonly osType?: 'ios' | 'android' | 'harmony';
}

export interface SendActivityPageInfoQuery {
  readonly configId?: string;
}

/** Beijing time (UTC+8), YYYY-MM-DD HH:mm:ss */
export type BeijingTime = string;

/** Identifier by which the gateway recognises a repeat */
export type Id = string;

/** Money in fen */
export type Fen = number;

/** 2 money off, 3 discount, 4 free, 5 goods (product §2.3) */
export type CouponType = 2 | 3 | 4 | 5;

/** Mobile number, whitespace removed */
export type Mobile = string;

/** Where the client runs (product §2.3): 1 boxApp, 2 consumerApp, 3 commonH5, 4 wxBrowser, 5 wechatMini, 6 alipayMini, 7 alipayLife, 8 baiduMini, 9 browser */
export type ClientCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Business (product §2.3): 1 VIP, 2 BOX_SEND, 3 PICK, 4 STORAGE, 5 UPBOX, 6 ECOMMERCE, 7 WASH, 8 OPEN, 9 HOME_SERVICE, 10 HOME_OWN, 11 REPAIR, 12 INCREASE, 13 DOOR_SEND */
export type Biz = number;

/** The key of one claim, generated by the client; sent again from the same account it returns the first response again and gives nothing twice ("Claims sent again"). With another body it is refused: 100205032 */
export type RequestNo = string;

/** No fields */
export type EmptyRequest = Readonly<Record<string, never>>;

/** Purpose of the code (product §1.9 "Login type") */
export type TypeConst = 'GENERAL_LOGIN';

/** Random per attempt, the same in pre-check, send and check */
export type OpCode = string;

/** See "Signature of SMS calls"; base64 with + / = written - _ . */
export type Sign = string;

export interface PreCheckMobileRequest {
  readonly mobile: Mobile;
  readonly nationCode: '86';
  readonly opCode: OpCode;
  readonly typeConst: TypeConst;
}

export interface SendSmsCodeRequest {
  readonly mobile: Mobile;
  readonly nationCode: '86';
  readonly opCode: OpCode;
  readonly sign: Sign;
  readonly typeConst: TypeConst;
  readonly sliderType?: 1 | 2;
  readonly sliderTicket?: string;
  readonly sliderRandStr?: string;
}

export interface CheckSmsCodeRequest {
  readonly mobile: Mobile;
  readonly smsVerifyCode: string;
  readonly typeConst: TypeConst;
  readonly opCode: OpCode;
  readonly sign: Sign;
}

export interface LoginByMobileCodeTokenRequest {
  readonly mobile: Mobile;
  readonly verifyCodeToken: string;
}

export interface LoginByMiniProgramRequest {
  readonly platform: 5 | 6;
  readonly loginCode: string;
  readonly phoneCode?: string;
}

/** Page config of a receive-coupon activity (product §1.3). An empty text means "not configured"; addresses are untrusted */
export interface CommonReceiveCouponConfig {
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

export interface ActivityInfoRequest {
  readonly code: string;
}

export interface ReceiveRequest {
  readonly biz: Biz;
  readonly client: ClientCode;
  readonly code: string;
  readonly scene: number;
}

export interface ClaimRequest {
  readonly biz: Biz;
  readonly client: ClientCode;
  readonly code: string;
  readonly scene: number;
  readonly requestNo?: RequestNo;
}

export interface CouponInfo {
  readonly couponId: string;
  readonly couponType: CouponType;
  readonly couponCostStr: string;
  readonly couponDesc: string;
  readonly couponTitle: string;
  readonly validStartTm: BeijingTime;
  readonly validEndTm: BeijingTime;
}

/** 1xxx exception pages, 2xxx task pages (product §1.2.2): 1001 not started, 1002 finished, 1003 paused, 1004 off shelf; 2001 not joined, 2002 in progress, 2003 every prize of the round received, 2004 the round ended with at least one prize, 2005 ended without a prize, 2006 ended without a parcel sent. */
export type IncentivePageCode = '1001' | '1002' | '1003' | '1004' | '2001' | '2002' | '2003' | '2004' | '2005' | '2006';

/** Money in fen (product §1.5) */
export type FenAmount = number;

export interface IncentivePrize {
  readonly receiveStatus: number;
  readonly taskNum: number;
  readonly prizeAmount: FenAmount;
  readonly prizeNum: number;
}

export interface IncentiveTaskInfo {
  readonly prizeTotalAmount: FenAmount;
  readonly remainingDays: number;
  readonly taskStatus: 0 | 1 | 2 | 3;
  readonly prizesInfo: readonly IncentivePrize[];
}

export interface IncentiveExceptionPage {
  readonly pageCode: IncentivePageCode;
  readonly exceptionText: string;
  readonly otherActivityList: readonly { readonly activityImgUrl: string; readonly activityUrl: string }[];
  readonly buttonJumpUrl: string;
  readonly buttonImgUrl: string;
  readonly buttonText: string;
}

export interface IncentiveTaskPage {
  readonly pageCode: IncentivePageCode;
  readonly buttonText: string;
  readonly buttonImgUrl: string;
  readonly buttonJumpUrl: string;
}

/** Product §1.3. An empty text means "not configured"; addresses and colours are untrusted */
export interface IncentivePageConfig {
  readonly homePageInfo: {
    readonly homePageImgColor: string;
    readonly homePageImgUrl: string;
    readonly progressBarPrizeImgUrl: string;
  };
  readonly sharePageInfo: { readonly shareTitle: string; readonly shareSummary: string; readonly shareMiniPicImgUrl: string };
  readonly exceptionPageList: readonly IncentiveExceptionPage[];
  readonly activityTaskPageList: readonly IncentiveTaskPage[];
}

export interface JoinIncentiveRequest {
  readonly biz: Biz;
  readonly client: ClientCode;
  readonly code: string;
  readonly scene: number;
  readonly channelCode: string;
  readonly burialPointInfo: BurialPointInfo;
  readonly requestNo?: RequestNo;
}

/** JSON text of the attribution info: an object with any of activity_plan_id, flow_business, ad_slot_code, source_id, entry_point, channel_id (texts); `{}` when nothing is known or all is older than 3 days */
export type BurialPointInfo = string;

/** 1 credited (已到账), 0 to be released (待发放) */
export type ReleaseStatus = 0 | 1;

export interface CouponListRequest {
  readonly code: string;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly releaseStatus: ReleaseStatus;
}

export interface CouponListItem {
  readonly id: string;
  readonly couponType: CouponType;
  readonly couponCostStr: string;
  readonly limitDescription: string;
  readonly couponTitle: string;
  readonly validStartTm: BeijingTime;
  readonly validEndTm: BeijingTime;
  readonly couponDescription: string;
  readonly prizeStatus: 1 | 2 | 3;
}

/** 1 scan-success page, 2 order detail, 3 the Friday activity */
export type PrizeSource = 1 | 2 | 3;

/** 0 not claimed, 1 received, waiting for the parcels to be on their way, 2 distributed */
export type DistributionStatus = 0 | 1 | 2;

export interface AggregationEntranceRequest {
  readonly prizeSource: PrizeSource;
  readonly client: ClientCode;
  readonly sourceBizId?: string;
}

export interface AggregationClaimRequest {
  readonly activityId: string;
  readonly prizeSource: PrizeSource;
  readonly stageNo: number;
  readonly taskPkgReceiveId: string;
  readonly requestNo?: RequestNo;
}

/** Fen */
export type FenPrice = number;

/** -1 no reminder is offered, 0 not subscribed, 1 subscribed */
export type SubscribeStatus = -1 | 0 | 1;

export interface AggregateHomeRequest {
  readonly configId: string;
  readonly channelId: string;
  readonly sceneId: '' | '3' | '4' | '5';
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly cityCode: string;
  readonly districtCode: string;
  readonly longitude: string;
  readonly latitude: string;
  readonly appVersion: string;
  readonly appSystem: '' | 'android' | 'ios';
  readonly client: ClientCode;
}

export interface AggregateBaseInfo {
  readonly pageName: string;
  readonly statusCode: 'NOT_START' | 'PROCESSING' | 'FINISHED';
  readonly clientList: readonly ClientCode[];
  readonly headImgUrl: string;
  readonly bottomColor: string;
  readonly ruleDesc: string;
  readonly shareButtonSwitch: boolean;
  readonly shareTitle: string;
  readonly shareImgUrl: string;
  readonly subscribePromptBarSwitch: boolean;
  readonly subscribePromptText: string;
}

export interface SubscribeInfo {
  readonly status: SubscribeStatus;
}

export interface GuideBarModule {
  readonly guideBarSwitch: boolean;
  readonly imgUrl: string;
  readonly linkUrl: string;
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export interface LocationArea {
  readonly cityName: string;
  readonly provinceName: string;
}

export interface LocationModule {
  readonly locationComponentSwitch: boolean;
  readonly defaultLocationSwitch: boolean;
  readonly defaultArea: LocationArea | null;
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export interface PageIndicatorItem {
  readonly moduleUniqueId: string;
  readonly moduleDisplayName: string;
}

export interface PageIndicatorColors {
  readonly selectedButtonColor: string;
  readonly selectedTextColor: string;
  readonly notSelectedButtonColor: string;
  readonly notSelectedTextColor: string;
}

export interface PageIndicatorModule {
  readonly pageModuleList: readonly PageIndicatorItem[];
  readonly textAndColor: PageIndicatorColors;
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
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

/** A coupon package */
export interface SessionCouponSale {
  readonly title: string;
  readonly tag: string;
  readonly purchasePrice: FenPrice;
  readonly originalPrice: FenPrice;
  readonly totalNum: number;
  readonly couponList: readonly SessionCoupon[];
}

export interface SessionRight {
  readonly rightsNo: string;
  readonly status: 'AVAILABLE' | 'ACQUIRED' | 'UNAVAILABLE';
  readonly type: 'COUPON' | 'COUPON_SALE';
  readonly spuCodes: readonly string[];
  readonly couponInfo: SessionCoupon | null;
  readonly couponSaleInfo: SessionCouponSale | null;
  readonly couponId?: string;
}

export interface SeckillSession {
  readonly id: string;
  readonly name: string;
  readonly startTm: BeijingTime;
  readonly endTm: BeijingTime;
  readonly subscribeInfo: SubscribeInfo | null;
  readonly rightsItemList: readonly SessionRight[];
}

export interface SeckillModule {
  readonly titleImgUrl: string;
  readonly desc: string;
  readonly associatedRightsImgFlag: boolean;
  readonly couponButtonStyle: 1 | 2;
  readonly couponPkgButtonStyle: 1 | 2;
  readonly itemList: readonly SeckillSession[];
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export interface InclusiveItem {
  readonly id: string;
  readonly startTm: BeijingTime;
  readonly endTm: BeijingTime;
  readonly rightsItemList: readonly SessionRight[];
}

/** General benefits: one session without a flash sale */
export interface InclusiveModule {
  readonly titleImgUrl: string;
  readonly seckillItem: InclusiveItem | null;
  readonly subscribeInfo: SubscribeInfo | null;
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export interface LinkedImage {
  readonly imgUrl: string;
  readonly appUrl: string;
}

export interface CommonModule {
  readonly title: string;
  readonly subTitle: string;
  readonly itemList: readonly LinkedImage[];
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export interface IndependentModule {
  readonly imgUrl: string;
  readonly appUrl: string;
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export interface GoodsItem {
  readonly imgUrl: string;
  readonly name: string;
  readonly bizId: string;
}

export interface GoodsModule {
  readonly titleImgUrl: string;
  readonly goodsItemList: readonly GoodsItem[];
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
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

export interface GoodsGroupModule {
  readonly title: string;
  readonly subTitle: string;
  readonly displayStyle: 1 | 2;
  readonly displayType: number;
  readonly groupId: string;
  readonly groupName: string;
  readonly groupType: 1 | 2;
  readonly backgroundColor: string;
  readonly titleBackgroundImage: string;
  readonly unauthorizedLocationImgUrl: string;
  readonly mismatchLocationImgUrl: string;
  readonly itemList: readonly GroupGoods[];
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export interface SendIncentiveStage {
  readonly targetNum: number;
  readonly prizeAmount: FenPrice;
  readonly isReceived: boolean;
}

export interface SendIncentiveProgress {
  readonly title: string;
  readonly currentNum: number;
  readonly stageList: readonly SendIncentiveStage[];
  readonly buttonText: string;
  readonly buttonJumpUrl: string;
}

export interface SendIncentiveProgressResp {
  readonly secondsToexpiry: number;
  readonly sendIncentiveTaskProgressDTO: SendIncentiveProgress | null;
}

export interface SendIncentiveModule {
  readonly titleImgUrl: string;
  readonly sendIncentiveProgressResp: SendIncentiveProgressResp | null;
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
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

export interface TaskModule {
  readonly titleImgUrl: string;
  readonly taskStyleToggle: number;
  readonly taskItemList: readonly TaskItem[];
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export interface RegionalCodeModule {
  readonly regionalCodeQrCodeUrl: string;
  readonly scanLeadPhrase: string;
  readonly codeErrorMessage: string;
  readonly regionalCodeImageUrl: string;
  readonly searchGuidePhrase: string;
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

export interface DrawPrizeModule {
  readonly titleImgUrl: string;
  readonly drawActivityStyle: number;
  readonly configId: string;
  readonly drawPrizeActId: string;
  readonly drawPrizeActName: string;
  readonly jumpAppSwitch: boolean;
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

/** Location of the reward-aggregation cards (prize source 3, sourceBizId the configId); they fetch their own data */
export interface RewardAggregationModule {
  readonly order: number;
  readonly uniqueId: string;
  readonly fioIndex: number;
}

/** Every module of the page. Future module types arrive as further fields `xModule` or `xModuleList`; a client drops unknown ones */
export interface AggregateHome {
  readonly baseInfo: AggregateBaseInfo;
  readonly subscribeInfo: SubscribeInfo | null;
  readonly guideBarModule: GuideBarModule | null;
  readonly locationModule: LocationModule | null;
  readonly pageIndicatorModule: PageIndicatorModule | null;
  readonly seckillModule: SeckillModule | null;
  readonly inclusiveModule: InclusiveModule | null;
  readonly commonModuleList: readonly CommonModule[];
  readonly goodsModuleList: readonly GoodsModule[];
  readonly drawPrizeModuleList: readonly DrawPrizeModule[];
  readonly independentModuleList: readonly IndependentModule[];
  readonly goodsGroupModuleList: readonly GoodsGroupModule[];
  readonly sendIncentiveModule: SendIncentiveModule | null;
  readonly taskModule: TaskModule | null;
  readonly regionalCodeModule: RegionalCodeModule | null;
  readonly rewardAggregationModule: RewardAggregationModule | null;
}

export interface SubscribeTarget {
  readonly sourceBiz: 'CHAO_5_AGGREGATE_PAGE' | 'CHAO_5_SECKILL';
  readonly sourceBizId: string;
  readonly sourceSubBizId?: string;
}

export interface SubscribePushRequest {
  readonly subscribeInfos: readonly SubscribeTarget[];
}

export interface ReceiveSessionCouponRequest {
  readonly configId: string;
  readonly seckillId: string;
  readonly rightsNo: string;
  readonly province: string;
  readonly city: string;
  readonly channelId: string;
  readonly burialPointInfo: BurialPointInfo;
  readonly requestNo?: RequestNo;
}

export interface DrawPrizeListRequest {
  readonly aggregatePageBizId: string;
  readonly drawPrizeActId: string;
  readonly channelCode: string;
  readonly client: ClientCode;
}

export interface DrawPrizeRequest {
  readonly channelCode: string;
  readonly code: string;
  readonly biz: string;
  readonly aggregatePageBizId: string;
  readonly appSystem: '' | 'android' | 'ios';
  readonly burialPointInfo: BurialPointInfo;
  readonly requestNo?: RequestNo;
}

export interface WinningRecordRequest {
  readonly activityId: string;
  readonly channelCode: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface TaskListRequest {
  readonly scene: 0 | 3 | 4 | 5 | 6;
  readonly channelId: string;
  readonly appSystem: string;
  readonly appVersion: string;
}

export interface JoinedActivity {
  readonly bizId: Id;
  readonly activityName: string;
  readonly reduceMoney: Fen;
  readonly leftMoney?: Fen;
  readonly status: number;
  readonly activityRuleDesc: string;
}

export interface TaskListData {
  readonly titleImgUrl: string;
  readonly taskStyleToggle: number;
  readonly taskItemList: readonly TaskItem[];
  readonly joinedList: readonly JoinedActivity[];
}

export interface TaskStartRequest {
  readonly taskId: string;
}

export interface TaskSubscribeRequest {
  readonly action: 0 | 1;
  readonly channelId: string;
}

export interface ReduceMoneyJoinRequest {
  readonly activityCode: string;
  readonly channelId: string;
  readonly requestNo?: RequestNo;
}

export interface ReduceMoneyJoinedRequest {
  readonly channelId: string;
}

export interface ReduceMoneyFundRequest {
  readonly channelId: string;
}

export interface ReduceMoneyRecordsRequest {
  readonly type: 0 | 1 | 2 | 3;
  readonly bizId: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface ReduceMoneyRecord {
  readonly id: Id;
  readonly type: number;
  readonly title: string;
  readonly money: Fen;
  readonly createTm: BeijingTime;
  readonly validEndTm: BeijingTime | null;
}

export interface ReduceMoneyInfoRequest {
  readonly activityCode: string;
  readonly kind: 'EXTEND' | 'STORAGE';
  readonly channelId: string;
}

export interface AppIncentiveInfoRequest {
  readonly activityCode: string;
  readonly channelId: string;
  readonly appSystem: string;
  readonly appVersion: string;
}

export interface AppIncentiveClaimRequest {
  readonly activityCode: string;
  readonly taskId: string;
  readonly requestNo?: RequestNo;
}

export interface InviteHomeRequest {
  readonly version: 'V1' | 'V2';
  readonly activityCode: string;
  readonly inviteCode?: string;
}

export interface InviteAcceptRequest {
  readonly activityCode: string;
  readonly inviteCode: string;
  readonly requestNo?: RequestNo;
}

export interface InviteClaimRequest {
  readonly activityCode: string;
  readonly rungNo: number;
  readonly requestNo?: RequestNo;
}

export interface InviteRewardsRequest {
  readonly version: 'V1' | 'V2';
  readonly activityCode: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Sender or recipient as entered by the user */
export interface ContactInput {
  readonly name: string;
  readonly mobile: Mobile;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

/** Sender or recipient as stored by the gateway; texts are entered by users and untrusted */
export interface Contact {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

export interface ExpectPickUpTimeRequest {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly carrierCode: CarrierCodeOrEmpty;
}

/** Product §2.3: SF 顺丰速运, ZTO 中通快递, YTO 圆通速递, STO 申通快递, YD 韵达快递, zgyz 中国邮政, JTJZ 极兔速递 */
export type CarrierCode = 'SF' | 'ZTO' | 'YTO' | 'STO' | 'YD' | 'zgyz' | 'JTJZ';

/** A CarrierCode; empty: none chosen yet */
export type CarrierCodeOrEmpty = '' | 'SF' | 'ZTO' | 'YTO' | 'STO' | 'YD' | 'zgyz' | 'JTJZ';

export interface QueryFreightAndTimeRequest {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly senderDistrict: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly receiverDistrict: string;
  readonly goodsType: string;
  readonly weight: number;
  readonly lengthCm?: SideCm;
  readonly widthCm?: SideCm;
  readonly heightCm?: SideCm;
}

/** cm, of the packed parcel; 0 or absent: unknown. With all three, a parcel that is large for its weight is charged by volume: each 8000 cm³, rounded up, counts as one kg */
export type SideCm = number;

export interface SendCouponsRequest {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly senderDistrict: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly receiverDistrict: string;
  readonly goodsType: string;
  readonly weight: number;
  readonly lengthCm?: SideCm;
  readonly widthCm?: SideCm;
  readonly heightCm?: SideCm;
  readonly carrierCode: CarrierCode;
}

export interface SendSubmitRequest {
  readonly submitNo: string;
  readonly client: ClientCode;
  readonly sender: ContactInput;
  readonly receiver: ContactInput;
  readonly goodsType: string;
  readonly weight: number;
  readonly lengthCm?: SideCm;
  readonly widthCm?: SideCm;
  readonly heightCm?: SideCm;
  readonly carrierCode: CarrierCode;
  readonly slotId: string;
  readonly couponId: string | null;
  readonly remark: string;
  readonly expectedPayFen: number;
  readonly channelId: string;
  readonly burialPointInfo: string;
}

export interface ContrastQuestion {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly goodsType: string;
  readonly weight: number;
  readonly lengthCm?: number;
  readonly widthCm?: number;
  readonly heightCm?: number;
}

export interface ContrastProductRequest {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly goodsType: string;
  readonly weight: number;
  readonly lengthCm?: number;
  readonly widthCm?: number;
  readonly heightCm?: number;
  readonly carrierCode: string;
}

export interface ContrastShareRequest {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly goodsType: string;
  readonly weight: number;
  readonly lengthCm?: number;
  readonly widthCm?: number;
  readonly heightCm?: number;
  readonly carrierCode: string;
  readonly requestNo?: RequestNo;
}

export interface ContrastShareInfoRequest {
  readonly shareCode: string;
}

export interface PriceInquiriesRequest {
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface PriceInquiryRequest {
  readonly inquiryNo: string;
}

export interface OrderListRequest {
  readonly tab: 'ALL' | 'WAITING' | 'TRANSIT' | 'DONE' | 'CANCELLED';
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface OrderDetailRequest {
  readonly orderNo: string;
}

export interface OrderCancelRequest {
  readonly orderNo: string;
  readonly reason: string;
  readonly requestNo?: RequestNo;
}

export interface PickWaitingRequest {
  readonly longitude: string;
  readonly latitude: string;
}

export interface PickNearestRequest {
  readonly longitude: string;
  readonly latitude: string;
}

export interface QueryRecentlyRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly kind?: 'PICK' | 'QUERY';
}

/** Identifies somebody’s parcel: the app neither stores nor tracks it */
export type WaybillNo = string;

export interface ExpressTraceRequest {
  readonly waybillNo: WaybillNo;
  readonly carrierCode: CarrierCodeOrEmpty;
}

export interface DeleteExpressRecordRequest {
  readonly recordId: string;
}

export interface ClearExpressRecordsRequest {
  readonly newestId: string;
}

export interface PickOpenRequest {
  readonly cabinetCode: string;
  readonly parcelId: string;
}

export interface PollingCabinetOperationRequest {
  readonly operationId: string;
}

export interface AddressListRequest {
  readonly kind: '' | 'SENDER' | 'RECEIVER';
}

export interface AddressSaveRequest {
  readonly id: string;
  readonly name: string;
  readonly mobile: Mobile;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
  readonly isDefault: boolean;
  readonly kind: 'SENDER' | 'RECEIVER';
}

export interface AddressDeleteRequest {
  readonly id: string;
}

export interface AddressSetDefaultRequest {
  readonly id: string;
  readonly isDefault: boolean;
}

export interface AddressParseRequest {
  readonly text: string;
}

export interface MyCouponsRequest {
  readonly prizeStatus: 1 | 2 | 3;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface HomeOverviewRequest {
  readonly client: ClientCode;
  readonly channelId: string;
  readonly longitude: string;
  readonly latitude: string;
}

export interface WelfareOverviewRequest {
  readonly client: ClientCode;
  readonly channelId: string;
}

/** In a mini program it identifies the host user, who is then not logged in silently again; empty elsewhere */
export interface LogoutRequest {
  readonly platform?: 5 | 6;
  readonly loginCode?: string;
}

export interface CouponV2ClaimRequest {
  readonly biz: Biz;
  readonly client: ClientCode;
  readonly code: string;
  readonly scene: number;
  readonly shareCode?: string;
  readonly requestNo?: RequestNo;
}

export interface CouponV2ShareRequest {
  readonly code: string;
  readonly shareCode?: string;
}

export interface PosterInfoRequest {
  readonly inviteCode: string;
  readonly scene: 'BARGAIN' | 'INVITE_V1' | 'INVITE_V2';
}

export interface EntranceQuestion {
  readonly code: string;
}

export interface AdMarketAuthRequest {
  readonly code: string;
}

export interface HelpHomeRequest {
  readonly activityCode?: string;
  readonly inviteCode?: string;
}

export interface HelpStartRequest {
  readonly activityCode: string;
  readonly requestNo?: RequestNo;
}

export interface HelpAssistRequest {
  readonly inviteCode: string;
  readonly requestNo?: RequestNo;
}

export interface HelpRecordsRequest {
  readonly kind: 'FISSION' | 'BARGAIN';
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface BargainOrderRequest {
  readonly inviteCode: string;
  readonly submitNo: string;
  readonly client: ClientCode;
  readonly burialPointInfo: string;
}

/** destination of a withdrawal: the account of the host in use, or the bound card */
export type PayTo = 'WECHAT' | 'ALIPAY' | 'BOUND';

export interface WalletHomeRequest {
  readonly payTo: PayTo;
}

export interface WalletEntriesRequest {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** in progress, paid, refused: the amount is back in the wallet */
export type WithdrawalState = 'UNDER_WAY' | 'PAID' | 'REFUSED';

export interface WithdrawRequest {
  readonly amountFen: number;
  readonly payTo: PayTo;
  readonly realName?: string;
  readonly idLast4?: string;
  readonly mobile?: string;
  readonly verifyCodeToken?: string;
  readonly requestNo?: RequestNo;
}

export interface WithdrawalRequest {
  readonly withdrawNo?: string;
  readonly ofRequestNo?: RequestNo;
}

export interface PickGiftResultRequest {
  readonly orderNo: string;
}

export interface PickGiftRequest {
  readonly activityCode: string;
}

export interface OpenPickGiftRequest {
  readonly activityCode: string;
  readonly requestNo?: RequestNo;
}

/** who the order belongs to: the own company, the other one; an invoice covers orders of one of them */
export type InvoiceCompany = 'OWN' | 'LF';

export type InvoiceTitleType = 'COMPANY' | 'PERSON';

/** being issued, issued, failed, reversed by a red invoice; the orders of the last two can be invoiced again */
export type InvoiceState = 'UNDER_WAY' | 'ISSUED' | 'FAILED' | 'RED';

export interface SearchInvoiceOrdersRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly orderNo?: string;
  readonly phoneLast4?: string;
  readonly fromDay?: string;
  readonly toDay?: string;
}

export interface SubmitInvoiceRequest {
  readonly orderNos: readonly string[];
  readonly amountFen: number;
  readonly titleType: InvoiceTitleType;
  readonly title: string;
  readonly taxNo?: string;
  readonly bankName?: string;
  readonly bankAccount?: string;
  readonly address?: string;
  readonly phone?: string;
  readonly remark?: string;
  readonly email: string;
  readonly requestNo?: RequestNo;
}

export interface SendInvoiceEmailRequest {
  readonly invoiceNo: string;
  readonly requestNo?: RequestNo;
}

export interface ModifyInvoiceEmailRequest {
  readonly invoiceNo: string;
  readonly email: string;
  readonly requestNo?: RequestNo;
}

export interface SaveInvoiceHeadRequest {
  readonly headId?: string;
  readonly titleType: InvoiceTitleType;
  readonly title: string;
  readonly taxNo?: string;
  readonly bankName?: string;
  readonly bankAccount?: string;
  readonly address?: string;
  readonly phone?: string;
  readonly isDefault?: '0' | '1';
}

export interface DeleteInvoiceHeadRequest {
  readonly headId: string;
}

export interface ValidateInvoiceHeadRequest {
  readonly title: string;
  readonly taxNo: string;
}

export interface UploadKeySignRequest {
  readonly bizType: 'EVALUATION' | 'FEEDBACK';
}

/** Identifies an uploaded picture at the gateway */
export type PictureKey = string;

/** uploaded pictures, in display order */
export type PictureKeys = readonly PictureKey[];

export type Star = number;

export type EvaluationTab = 'TODO' | 'DONE';

export interface EvaluationOrdersRequest {
  readonly tab: EvaluationTab;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface EvaluationOfRequest {
  readonly orderNo: Id;
}

export type EvaluationTarget = 'SERVICE' | 'COURIER';

export interface SubmitEvaluationRequest {
  readonly orderNo: Id;
  readonly serviceStar: Star;
  readonly courierStar: Star;
  readonly serviceTagIds: readonly Id[];
  readonly courierTagIds: readonly Id[];
  readonly content: string;
  readonly pictureKeys: PictureKeys;
  readonly isAnonymous: boolean;
  readonly requestNo?: RequestNo;
}

export interface AddEvaluationRequest {
  readonly orderNo: Id;
  readonly content: string;
  readonly pictureKeys: PictureKeys;
  readonly requestNo?: RequestNo;
}

/** an idea, the pages do not work, fees and rewards, courier, cabinet, other */
export type FeedbackKind = 'SUGGEST' | 'FAULT' | 'FEE' | 'COURIER' | 'CABINET' | 'OTHER';

export interface SubmitFeedbackRequest {
  readonly kind: FeedbackKind;
  readonly content: string;
  readonly pictureKeys: PictureKeys;
  readonly mobile?: string;
  readonly requestNo?: RequestNo;
}

export interface FeedbackListRequest {
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface FeedbackDetailRequest {
  readonly ofRequestNo: RequestNo;
}

export interface GiftInfoRequest {
  readonly giftCode: string;
}

export interface AcceptGiftRequest {
  readonly giftCode: string;
  readonly receiver: ContactInput | null;
  readonly requestNo?: RequestNo;
}

export interface ExchangeLinkRequest {
  readonly code: string;
}

export interface NearbyLandingRequest {
  readonly configId: string;
  readonly longitude: string;
  readonly latitude: string;
  readonly mapType: '' | 'gcj02' | 'wgs84';
  readonly province: string;
  readonly city: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface CabinetIssuesRequest {
  readonly cabinetCode: string;
}

export interface JoinCabinetActivityRequest {
  readonly activityCode: string;
  readonly requestNo?: RequestNo;
}

export interface ChangePickNameRequest {
  readonly name: string;
  readonly requestNo?: RequestNo;
}

export interface LogOffVerifyRequest {
  readonly mobile: string;
  readonly verifyCodeToken: string;
  readonly requestNo: RequestNo;
}

export interface LogOffSubmitRequest {
  readonly ticket: string;
  readonly requestNo: RequestNo;
}

export interface LogOffStateRequest {
  readonly ticket: string;
}

export interface CouponSaleInfoRequest {
  readonly code: string;
  readonly client: ClientCode;
}

export interface CouponSaleOrderRequest {
  readonly code: string;
  readonly submitNo: string;
  readonly client: ClientCode;
  readonly channelId: string;
  readonly burialPointInfo: string;
}

export interface CouponSaleStateRequest {
  readonly orderNo?: string;
  readonly ofSubmitNo?: string;
}

export interface CouponSaleCloseRequest {
  readonly orderNo: string;
}

export interface FreightOrderRequest {
  readonly orderNo: string;
  readonly submitNo: string;
  readonly client: ClientCode;
}

export interface FreightStateRequest {
  readonly orderNo?: string;
  readonly ofSubmitNo?: string;
}

export interface FreightCloseRequest {
  readonly orderNo: string;
}

export interface PickFeeOrderRequest {
  readonly parcelId: string;
  readonly submitNo: string;
  readonly client: ClientCode;
}

export interface PickFeeStateRequest {
  readonly orderNo?: string;
  readonly ofSubmitNo?: string;
}

export interface PickFeeCloseRequest {
  readonly orderNo: string;
}

/** When the user is asked: SEND after placing an order, PICK after taking parcels, SALE after buying, WELFARE reminders of campaigns */
export type SubscribeScene = 'SEND' | 'PICK' | 'SALE' | 'WELFARE';

export interface SubscribeTemplatesRequest {
  readonly scene: SubscribeScene;
  readonly client: ClientCode;
}

export interface SubscribeReportRequest {
  readonly scene: SubscribeScene;
  readonly client: ClientCode;
  readonly results: Readonly<Record<string, 'accept' | 'reject' | 'ban' | 'filter'>>;
}

export interface ParseLatLongRequest {
  readonly latitude: string;
  readonly longitude: string;
  readonly mapType: 'gcj02' | 'wgs84';
  readonly source: 11;
}

/** What happened */
export type TrackType = 'view' | 'leave' | 'click' | 'exposure' | 'result' | 'error';

/** Flat value. A text or number that is a full phone number is refused */
export type TrackContextValue = string | number | boolean | null;

export interface TrackEvent {
  readonly fc_page: string;
  readonly fc_type: TrackType;
  readonly fc_component: string;
  readonly context: Readonly<Record<string, TrackContextValue>>;
  readonly at: number;
}

export interface TrackBatch {
  readonly batchId: string;
  readonly sessionId: string;
  readonly client: ClientCode;
  readonly events: readonly TrackEvent[];
}
