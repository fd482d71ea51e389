/**
 * The route table (product §2.2 "Route table", product §1.2): every address of the product, in the order of the
 * description. Pure data without imports: `app.config.ts`, the H5 entry (config/index.ts) and `navigation/` all derive
 * from it, and a test compares it with the description's list.
 *
 * To add a page, add its row and create that folder; no other file lists it. The build writes each page's
 * `index.config.ts` from here (scripts/lib/pageConfigs.mjs).
 */
export interface RouteRow {
  /** The route's name in code. The description's own names (`List`, `reductionFunds`) are kept. */
  readonly name: string;
  /** H5 path; `:x` is a path parameter, `:x?` an optional one. */
  readonly path: string;
  /** Further H5 paths of the same page: parents of nested routes that have no page of their own. */
  readonly aliases?: readonly string[];
  /** Chinese title: of the document on H5, of the navigation bar on mini programs. */
  readonly title: string;
  /** Page module without extension, relative to `src/`. */
  readonly page: string;
  /** Query keys that the page reads, besides the path parameters. Tracking sends no others. */
  readonly query?: readonly string[];
  /**
   * Path parameters and query keys that identify something of the company (an activity, a channel) and never a user or
   * a user's data: tracking and `Original-Path` carry their values, of all others only the names.
   */
  readonly publicParams?: readonly string[];
  /** A `token` in the query is stored as the login token (product §2.2 "Router behaviour", product §1.2). */
  readonly acceptsToken?: true;
  /** The page is useless without a login and requests it immediately. */
  readonly needsLogin?: true;
  /** The user enters or selects private data: after a login by a link, the page shows whose account it is. */
  readonly takesPersonalData?: true;
  /** Exists only in the mini programs (web-view, captcha). */
  readonly miniOnly?: true;
  /** How the page can be shared from the host's own menu in mini programs. */
  readonly shares?: 'card' | 'card and timeline';
  /** Pull-to-refresh reloads the page's data. */
  readonly refreshes?: true;
  /** One of the five tab pages, in the order of the bar: switched to, never opened on top (product §1.9). */
  readonly tab?: RouteTab;
}

export interface RouteTab {
  /** At most four characters fit below an icon. */
  readonly text: string;
  /** Icon `assets/tabs/<icon>.svg`; the mini programs' bars use the PNG that `npm run icons` renders from it. */
  readonly icon: string;
  /** The payment app's own page of this tab; `page` is the page in the messaging app and on H5. */
  readonly alipayPage: string;
}

export const ROUTES = [
  // Tab pages. The description requires five in each mini program and names none (product §1.9). Decision: these, at
  // these paths.
  {
    name: 'home',
    path: '/',
    title: '首页',
    shares: 'card and timeline',
    refreshes: true,
    page: 'pages/home/index',
    query: ['for', 'channelId'],
    publicParams: ['for', 'channelId'],
    tab: { text: '首页', icon: 'home', alipayPage: 'pages/main/index' },
  },
  {
    name: 'send',
    path: '/send',
    title: '寄件',
    refreshes: true,
    page: 'pages/send/index',
    query: ['senderId', 'receiverId', 'couponId', 'channelId'],
    publicParams: ['channelId'],
    tab: { text: '寄件', icon: 'send', alipayPage: 'pages/post/index' },
    takesPersonalData: true,
  },
  {
    name: 'pickUp',
    path: '/pick',
    title: '取件',
    refreshes: true,
    page: 'pages/pick/index',
    query: ['parcelId', 'cabinetCode'],
    tab: { text: '取件', icon: 'pick', alipayPage: 'pages/collect/index' },
  },
  {
    name: 'welfare',
    path: '/welfare',
    title: '福利',
    shares: 'card and timeline',
    refreshes: true,
    page: 'pages/welfare/index',
    query: ['channelId'],
    publicParams: ['channelId'],
    tab: { text: '福利', icon: 'welfare', alipayPage: 'pages/benefit/index' },
  },
  {
    name: 'me',
    path: '/me',
    title: '我的',
    refreshes: true,
    page: 'pages/me/index',
    tab: { text: '我的', icon: 'me', alipayPage: 'pages/mine/index' },
  },

  // Coupon campaigns
  {
    name: 'receiveCoupon',
    path: '/receiveCoupon/:activityCode',
    title: '领取优惠券',
    shares: 'card and timeline',
    page: 'packages/coupon/receive/index',
    query: ['token'],
    publicParams: ['activityCode'],
    acceptsToken: true,
  },
  {
    name: 'receiveCouponV2Share',
    path: '/receiveCouponV2/:activityCode/share',
    title: '分享领券',
    shares: 'card',
    refreshes: true,
    page: 'packages/coupon/offer-share/index',
    query: ['shareCode'],
    publicParams: ['activityCode'],
  },
  {
    name: 'receiveCouponV2',
    path: '/receiveCouponV2/:activityCode',
    title: '领取优惠券',
    shares: 'card',
    refreshes: true,
    page: 'packages/coupon/offer/index',
    publicParams: ['activityCode'],
  },
  {
    name: 'couponLand',
    path: '/couponLand',
    title: '领券中心',
    page: 'packages/coupon/land/index',
    query: ['activityCode'],
    publicParams: ['activityCode'],
  },
  {
    name: 'couponIncentive',
    path: '/couponIncentive/:activityCode',
    title: '寄件有礼',
    shares: 'card and timeline',
    page: 'packages/coupon/incentive/index',
    query: ['token', 'channel'],
    publicParams: ['activityCode', 'channel'],
    acceptsToken: true,
  },
  {
    name: 'List',
    path: '/list/:activityCode',
    title: '我的礼包',
    refreshes: true,
    page: 'packages/coupon/list/index',
    query: ['token'],
    publicParams: ['activityCode'],
    acceptsToken: true,
  },

  // Attract new users, fission, exceptions
  {
    name: 'attractNewUsersSuccess',
    path: '/attractNewUsers/success',
    title: '领取成功',
    page: 'packages/campaign/attract-success/index',
    query: ['activityCode'],
    acceptsToken: true,
    publicParams: ['activityCode'],
  },
  {
    name: 'attractNewUsersFail',
    path: '/attractNewUsers/fail',
    aliases: ['/attractNewUsers'],
    title: '活动提示',
    page: 'packages/campaign/attract-fail/index',
    query: ['reasonMsg', 'reasonCode'],
    publicParams: ['reasonCode'],
    acceptsToken: true,
  },
  {
    name: 'attractNewUsers',
    path: '/attractNewUsers/:activityCode',
    title: '新人有礼',
    refreshes: true,
    page: 'packages/campaign/attract/index',
    publicParams: ['activityCode'],
    acceptsToken: true,
  },
  {
    name: 'fissionOfCash',
    path: '/fissionOfCash',
    title: '现金裂变',
    shares: 'card',
    refreshes: true,
    page: 'packages/invite/fission/index',
    query: ['activityCode', 'inviteCode'],
    publicParams: ['activityCode'],
  },
  {
    name: 'activityException',
    path: '/activtyException',
    title: '活动提示',
    page: 'packages/campaign/exception/index',
    query: ['code', 'reasonMsg'],
    publicParams: ['code'],
    acceptsToken: true,
  },
  {
    name: 'scanError',
    path: '/scan/error',
    title: '扫码异常',
    page: 'packages/cabinet/scan-error/index',
    query: ['code'],
    publicParams: ['code'],
  },

  // Coupon sale
  {
    name: 'couponSale',
    path: '/couponSale/:code',
    title: '优惠券特卖',
    shares: 'card and timeline',
    refreshes: true,
    page: 'packages/coupon/sale/index',
    query: ['channelId'],
    publicParams: ['code', 'channelId'],
  },
  {
    name: 'couponSaleResult',
    path: '/couponSaleResult',
    title: '购买结果',
    page: 'packages/coupon/sale-result/index',
    query: ['orderNo'],
  },

  // Opening the consumer app
  {
    name: 'loadApp',
    path: '/loadApp',
    title: '打开APP',
    page: 'packages/app/load/index',
    query: ['target', 'missed'],
  },
  {
    name: 'outerLoadApp',
    path: '/outerLoadApp',
    title: '打开APP',
    page: 'packages/app/outer/index',
    query: ['code'],
  },
  {
    name: 'pickLoadApp',
    path: '/pickLoadApp',
    title: '打开APP取件',
    page: 'packages/app/pick/index',
    query: ['parcelId'],
  },
  {
    name: 'outerOpenApp',
    path: '/outerOpenApp/:accessToken?',
    title: '打开APP',
    page: 'packages/app/open/index',
    query: ['target'],
  },
  {
    name: 'sampleOuterLoadApp',
    path: '/sampleOuterLoadApp',
    title: '打开APP',
    page: 'packages/app/sample/index',
    query: ['code'],
  },

  // Reduction funds
  {
    name: 'reductionFunds',
    path: '/reductionFunds',
    title: '减免金中心',
    refreshes: true,
    page: 'packages/reduction/center/index',
    query: ['token', 'channelId', 'from'],
    publicParams: ['channelId', 'from'],
    acceptsToken: true,
  },
  {
    name: 'reductionFundsGuide',
    path: '/reductionFunds/guide',
    title: '减免金攻略',
    page: 'packages/reduction/guide/index',
    query: ['token', 'channelId'],
    publicParams: ['channelId'],
    acceptsToken: true,
  },
  {
    name: 'reductionFundsDetail',
    path: '/reductionFunds/detail',
    title: '减免金明细',
    refreshes: true,
    page: 'packages/reduction/detail/index',
    query: ['token', 'bizId', 'channelId'],
    publicParams: ['channelId'],
    acceptsToken: true,
  },
  {
    name: 'reductionFundsExtendHome',
    path: '/reductionFundsExtend/home',
    title: '减免金活动',
    shares: 'card and timeline',
    page: 'packages/reduction/extend-home/index',
    query: ['token', 'activityCode', 'channelId'],
    publicParams: ['activityCode', 'channelId'],
    acceptsToken: true,
  },
  {
    name: 'reductionFundsExtendMiddle',
    path: '/reductionFundsExtend/middle',
    title: '减免金活动',
    page: 'packages/reduction/extend-middle/index',
    query: ['token', 'activityCode', 'channelId'],
    publicParams: ['activityCode', 'channelId'],
    acceptsToken: true,
  },
  {
    name: 'reductionFundsStorageHome',
    path: '/reductionFundsStorage/home',
    title: '寄存减免金',
    shares: 'card and timeline',
    page: 'packages/reduction/storage-home/index',
    query: ['token', 'activityCode', 'channelId'],
    publicParams: ['activityCode', 'channelId'],
    acceptsToken: true,
  },
  {
    name: 'reductionFundsStorageMiddle',
    path: '/reductionFundsStorage/middle',
    title: '寄存减免金',
    page: 'packages/reduction/storage-middle/index',
    query: ['token', 'activityCode', 'channelId'],
    publicParams: ['activityCode', 'channelId'],
    acceptsToken: true,
  },

  {
    name: 'nearbyCabinetLand',
    path: '/nearbyCabinet/land',
    title: '附近柜机',
    refreshes: true,
    page: 'packages/campaign/near/index',
    query: ['configId'],
    publicParams: ['configId'],
  },
  {
    name: 'pickGiftActivity',
    path: '/pickGift/activity',
    title: '取件有礼',
    page: 'packages/pick/gift/index',
    query: ['activityCode', 'channelId'],
    publicParams: ['activityCode', 'channelId'],
    acceptsToken: true,
  },
  {
    name: 'pickGiftMiddle',
    path: '/pickGift/middle',
    title: '取件有礼',
    page: 'packages/pick/gift-middle/index',
    query: ['orderNo'],
    acceptsToken: true,
  },
  {
    name: 'activityMiddle',
    path: '/activityMiddle/index',
    title: '活动',
    page: 'packages/campaign/middle/index',
    query: ['code'],
    publicParams: ['code'],
    acceptsToken: true,
  },
  {
    name: 'activityMiddleLoading',
    path: '/activityMiddle/loading',
    title: '活动加载中',
    page: 'packages/campaign/middle-loading/index',
    query: ['code', 'channelId', 'cabinetCode'],
    publicParams: ['code', 'channelId', 'cabinetCode'],
    acceptsToken: true,
  },

  // Weekly campaign page
  {
    name: 'fcFriday',
    path: '/fcFriday',
    title: '超级星期五',
    shares: 'card and timeline',
    page: 'packages/campaign/friday/index',
    query: ['configId', 'channelId', 'scene', 'token', 'closeThumbnail', 'open_v_console'],
    publicParams: ['configId', 'channelId', 'scene', 'closeThumbnail', 'open_v_console'],
    acceptsToken: true,
  },
  {
    name: 'winningRecord',
    path: '/winningRecord',
    title: '中奖记录',
    refreshes: true,
    page: 'packages/campaign/winning-record/index',
    query: ['channelId', 'activityId'],
    publicParams: ['channelId', 'activityId'],
  },

  // Bargain
  {
    name: 'couponBargainInvite',
    path: '/couponBargain/invite/:activityCode',
    aliases: ['/couponBargain'],
    title: '砍价领券',
    shares: 'card',
    refreshes: true,
    page: 'packages/invite/bargain/index',
    publicParams: ['activityCode'],
    acceptsToken: true,
  },
  {
    name: 'couponBargainBeInvited',
    path: '/couponBargain/beInvited/:inviteCode',
    title: '帮好友砍价',
    shares: 'card',
    refreshes: true,
    page: 'packages/invite/bargain-friend/index',
    acceptsToken: true,
  },
  {
    name: 'couponBargainSharePoster',
    path: '/couponBargain/sharePoster/:inviteCode',
    title: '砍价海报',
    shares: 'card',
    page: 'packages/invite/bargain-poster/index',
    acceptsToken: true,
  },

  // Invoices: the document title comes from here (product §2.2)
  {
    name: 'invoiceHome',
    path: '/invoiceHome',
    title: '开具发票',
    refreshes: true,
    page: 'packages/invoice/home/index',
    acceptsToken: true,
  },
  {
    name: 'invoiceList',
    path: '/invoiceList',
    title: '开票订单',
    refreshes: true,
    page: 'packages/invoice/list/index',
    acceptsToken: true,
    takesPersonalData: true,
  },
  {
    name: 'invoiceDetail',
    path: '/invoiceDetail',
    title: '发票申请',
    page: 'packages/invoice/detail/index',
    query: ['invoiceNo'],
    acceptsToken: true,
    takesPersonalData: true,
  },
  {
    name: 'invoiceSuccess',
    path: '/invoiceSuccess',
    title: '申请结果', // 申请成功 once the result is known
    page: 'packages/invoice/success/index',
    query: ['invoiceNo'],
    acceptsToken: true,
  },
  {
    name: 'invoiceRecord',
    path: '/invoiceRecord',
    title: '开票记录',
    refreshes: true,
    page: 'packages/invoice/record/index',
    acceptsToken: true,
  },
  {
    name: 'invoiceRecordDetail',
    path: '/invoiceRecordDetail',
    title: '开票记录',
    refreshes: true,
    page: 'packages/invoice/record-detail/index',
    query: ['invoiceNo'],
    acceptsToken: true,
    takesPersonalData: true,
  },
  {
    name: 'invoiceRecordDoneList',
    path: '/invoiceRecordDoneList',
    title: '已申请订单',
    refreshes: true,
    page: 'packages/invoice/record-orders/index',
    query: ['invoiceNo'],
    acceptsToken: true,
  },
  {
    name: 'invoiceSearchOrder',
    path: '/invoiceSearchOrder',
    title: '搜索寄件订单',
    refreshes: true,
    page: 'packages/invoice/search/index',
    acceptsToken: true,
    takesPersonalData: true,
  },
  {
    name: 'invoiceTitle',
    path: '/invoiceTitle',
    title: '抬头管理',
    refreshes: true,
    page: 'packages/invoice/title/index',
    query: ['mode'],
    acceptsToken: true,
    takesPersonalData: true,
  },

  {
    name: 'freightPrescription',
    path: '/freightPrescription',
    title: '运费时效',
    page: 'packages/send/freight/index',
  },
  { name: 'sendGuide', path: '/sendGuide', title: '寄件指南', page: 'packages/send/guide/index' },
  {
    name: 'hsGather',
    path: '/HsGather/:configId',
    title: '到家服务',
    shares: 'card and timeline',
    refreshes: true,
    page: 'packages/campaign/hs-gather/index',
    query: ['channelId', 'closeThumbnail'],
    publicParams: ['configId', 'channelId', 'closeThumbnail'],
  },
  {
    name: 'adMarketWechatAuth',
    path: '/adMarketWechaAuth',
    title: '授权登录',
    page: 'packages/campaign/ad-auth/index',
    query: ['redirectUrl', 'code', 'state', 'error'],
  },

  // Invites
  {
    name: 'inviteV1',
    path: '/inviteV1/invite',
    aliases: ['/inviteV1'],
    title: '邀请有礼',
    shares: 'card',
    refreshes: true,
    page: 'packages/invite/v1/index',
    query: ['activityCode', 'inviteCode'],
    publicParams: ['activityCode'],
  },
  {
    name: 'inviteV1SharePoster',
    path: '/inviteV1/sharePoster/:inviteCode',
    title: '邀请海报',
    shares: 'card',
    page: 'packages/invite/v1-poster/index',
  },
  {
    name: 'inviteV2',
    path: '/inviteV2/invite',
    aliases: ['/inviteV2'],
    title: '邀请有礼',
    shares: 'card',
    refreshes: true,
    page: 'packages/invite/v2/index',
    query: ['activityCode', 'inviteCode'],
    publicParams: ['activityCode'],
  },
  {
    name: 'inviteV2SharePoster',
    path: '/inviteV2/sharePoster/:inviteCode',
    title: '邀请海报',
    shares: 'card',
    page: 'packages/invite/v2-poster/index',
  },
  {
    name: 'inviteV2MyReward',
    path: '/inviteV2/myReward',
    title: '我的奖励',
    refreshes: true,
    page: 'packages/invite/my-reward/index',
    query: ['activityCode'],
    publicParams: ['activityCode'],
  },

  // Wallet
  {
    name: 'cashoutManual',
    path: '/cashout/manual',
    title: '寄件钱包使用说明',
    page: 'packages/account/cashout-manual/index',
  },
  {
    name: 'cashoutMoney',
    path: '/cashout/money',
    aliases: ['/cashout'],
    title: '钱包提现',
    refreshes: true,
    page: 'packages/account/cashout-money/index',
    takesPersonalData: true,
  },
  {
    name: 'cashoutSuccess',
    path: '/cashout/success',
    title: '提现结果', // 提现成功 once the result is known
    page: 'packages/account/cashout-success/index',
    query: ['withdrawNo'],
  },

  // Cabinet scan, evaluation
  {
    name: 'cabinetScanSuccess',
    path: '/cabinetScan/success',
    aliases: ['/cabinetScan'],
    title: '扫码成功',
    page: 'packages/cabinet/scan-success/index',
    query: ['orderNo', 'channelId', 'from'],
    publicParams: ['channelId', 'from'],
  },
  {
    name: 'cabinetScanIssues',
    path: '/cabinetScan/issues',
    title: '扫码遇到问题',
    page: 'packages/cabinet/issues/index',
    query: ['cabinetCode', 'parcelId'],
  },
  {
    name: 'sendEvaluationSubmit',
    path: '/sendEvaluation/submit',
    aliases: ['/sendEvaluation'],
    title: '寄件评价',
    refreshes: true,
    page: 'packages/order/evaluation-submit/index',
    query: ['orderNo'],
    takesPersonalData: true,
  },
  {
    name: 'sendEvaluationResult',
    path: '/sendEvaluation/result',
    title: '评价结果',
    page: 'packages/order/evaluation-result/index',
    query: ['orderNo'],
  },
  {
    name: 'sendEvaluationDetail',
    path: '/sendEvaluation/detail',
    title: '评价详情',
    page: 'packages/order/evaluation-detail/index',
    query: ['orderNo'],
    takesPersonalData: true,
  },

  // Account log-off
  {
    name: 'logOff',
    path: '/logOff/index',
    aliases: ['/logOff'],
    title: '注销账号',
    page: 'packages/account/log-off/index',
    acceptsToken: true,
    takesPersonalData: true,
  },
  {
    name: 'logOffNotice',
    path: '/logOff/notice',
    title: '注销须知',
    page: 'packages/account/log-off-notice/index',
    acceptsToken: true,
    takesPersonalData: true,
  },
  {
    name: 'logOffSure',
    path: '/logOff/sure',
    title: '确认注销',
    page: 'packages/account/log-off-sure/index',
    acceptsToken: true,
    takesPersonalData: true,
  },
  {
    name: 'logOffSuccess',
    path: '/logOff/success',
    title: '注销成功',
    page: 'packages/account/log-off-success/index',
    acceptsToken: true,
  },
  {
    name: 'logOffMismatch',
    path: '/logOff/mismatch',
    title: '账号不符',
    page: 'packages/account/log-off-mismatch/index',
    acceptsToken: true,
  },
  {
    name: 'logOffFail',
    path: '/logOff/fail',
    title: '注销失败',
    page: 'packages/account/log-off-fail/index',
    acceptsToken: true,
  },
  {
    name: 'logOffVerify',
    path: '/logOff/verify',
    title: '身份验证',
    page: 'packages/account/log-off-verify/index',
    acceptsToken: true,
    takesPersonalData: true,
  },

  {
    name: 'giftPage',
    path: '/giftPage',
    title: '礼品',
    refreshes: true,
    page: 'packages/campaign/gift/index',
    query: ['giftCode'],
    takesPersonalData: true,
  },
  {
    name: 'checkExpress',
    path: '/checkExpress',
    title: '查快递',
    page: 'packages/send/check-express/index',
    // A waybill number is personal data: tracking drops it (tracking/scrub).
    query: ['waybillNo', 'carrierCode'],
    publicParams: ['carrierCode'],
    takesPersonalData: true,
  },
  {
    name: 'expressRecord',
    path: '/expressRecord',
    title: '快递记录',
    refreshes: true,
    page: 'packages/send/express-record/index',
  },
  {
    name: 'appIncentive',
    path: '/appIncentive',
    title: '做任务赚奖励',
    page: 'packages/task/app-incentive/index',
    query: ['activityCode', 'channelId'],
    publicParams: ['activityCode', 'channelId'],
  },
  {
    name: 'feedback',
    path: '/feedback',
    title: '意见反馈',
    refreshes: true,
    page: 'packages/account/feedback/index',
    query: ['tab'],
    publicParams: ['tab'],
    acceptsToken: true,
    takesPersonalData: true,
  },

  // Price comparison. Like every page, they open scrolled to the top (product §2.2): each page has its own scroll
  // container on every target, so no code has to scroll it (`contrast.journey`).
  {
    name: 'contrastPrice',
    path: '/contrastPrice',
    title: '寄件比价',
    refreshes: true,
    page: 'packages/contrast/compare/index',
    query: ['fromProvince', 'fromCity', 'toProvince', 'toCity', 'goods', 'weight', 'size'],
    publicParams: ['goods'],
    takesPersonalData: true,
  },
  {
    name: 'priceInquiryRecord',
    path: '/contrastPrice/priceInquiryRecord',
    title: '询价记录',
    refreshes: true,
    page: 'packages/contrast/records/index',
  },
  {
    name: 'priceInquiryRecordDetail',
    path: '/contrastPrice/priceInquiryRecordDetail',
    title: '询价详情',
    refreshes: true,
    page: 'packages/contrast/record/index',
    query: ['inquiryNo'],
  },
  {
    name: 'productDetail',
    path: '/contrastPrice/productDetail',
    title: '产品详情',
    refreshes: true,
    page: 'packages/contrast/product/index',
    query: ['fromProvince', 'fromCity', 'toProvince', 'toCity', 'goods', 'weight', 'size', 'carrier'],
    publicParams: ['goods', 'carrier'],
  },
  {
    name: 'contrastPricePreview',
    path: '/contrastPrice/previewPage',
    title: '预览',
    shares: 'card',
    refreshes: true,
    page: 'packages/contrast/preview/index',
    query: ['shareCode'],
  },
  {
    name: 'contrastPriceCardTest',
    path: '/contrastPriceCardTest',
    title: '比价卡片',
    page: 'packages/contrast/card/index',
    query: ['style'],
    publicParams: ['style'],
  },

  // Pages of the app itself, without an address in the description
  {
    name: 'webView',
    path: '/app/webView',
    title: '',
    shares: 'card',
    page: 'packages/common/web-view/index',
    query: ['url'],
    miniOnly: true,
  },
  {
    name: 'captcha',
    path: '/app/captcha',
    title: '安全验证',
    page: 'packages/account/captcha/index',
    query: ['type'],
    publicParams: ['type'],
    miniOnly: true,
  },
  {
    name: 'smsLogin',
    path: '/app/smsLogin',
    title: '手机号登录',
    page: 'packages/account/login/index',
    miniOnly: true,
  },
  {
    name: 'pickOpen',
    path: '/pick/open',
    title: '开柜取件',
    page: 'packages/pick/open/index',
    query: ['cabinetCode', 'parcelId', 'channelId', 'from'],
    publicParams: ['channelId', 'from'],
  },
  {
    name: 'pickFee',
    path: '/pick/fee',
    title: '超时取件费',
    refreshes: true,
    page: 'packages/pick/fee/index',
    query: ['parcelId'],
  },
  {
    name: 'pickHistory',
    path: '/pick/history',
    title: '取件记录',
    refreshes: true,
    page: 'packages/pick/history/index',
  },
  {
    name: 'orderList',
    path: '/order/list',
    title: '我的订单',
    refreshes: true,
    page: 'packages/order/list/index',
  },
  {
    name: 'orderDetail',
    path: '/order/detail',
    title: '订单详情',
    refreshes: true,
    page: 'packages/order/detail/index',
    query: ['orderNo'],
  },
  {
    name: 'myCoupons',
    path: '/coupons',
    title: '我的优惠券',
    refreshes: true,
    page: 'packages/coupon/mine/index',
  },
  {
    name: 'settings',
    path: '/settings',
    title: '设置',
    page: 'packages/account/settings/index',
  },
  {
    name: 'addressBook',
    path: '/send/addressBook',
    title: '地址簿',
    refreshes: true,
    page: 'packages/send/address-book/index',
    query: ['kind', 'choose'],
    takesPersonalData: true,
    publicParams: ['kind', 'choose'],
  },
  {
    name: 'addressEdit',
    path: '/send/addressEdit',
    title: '地址信息',
    page: 'packages/send/address-edit/index',
    query: ['kind', 'id', 'choose'],
    takesPersonalData: true,
    publicParams: ['kind', 'choose'],
  },
  {
    name: 'sendSuccess',
    path: '/send/success',
    title: '下单成功',
    page: 'packages/send/success/index',
    query: ['orderNo'],
  },
] as const satisfies readonly RouteRow[];

/** Product name for titles where the route itself has none. */
export const APP_TITLE = '快递柜优惠';
