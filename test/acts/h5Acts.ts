/** How an H5 user performs each act of `writeCalls`, and where the gateway's ledger shows it. */
import type { Locator, Page } from 'playwright-core';
import { installCashier, setCashier } from '../journeys/couponSaleSteps';
import { toLastStep } from '../journeys/logOffSteps';
import { MOBILE } from '../journeys/steps';
import type { PageState, RouteName } from '../pages';
import { PARCEL_QUERY } from '../pages/contrast';
import { fillSendForm } from '../pages/send';
import { steadyValue } from '../screens/record/steady';
import type { LedgerRead } from './ledger';
import type { ActName } from './writeCalls';

/** A button by its full name, or a function that returns any other element to tap. */
export type Control = string | RegExp | ((page: Page) => Locator);

export interface H5Act {
  /** Name of the act in `writeCalls` when another page makes the same call; default: this act's own name. */
  readonly operation?: ActName;
  readonly route: RouteName;
  /** The page state in which the first tap is possible. */
  readonly state: PageState & { readonly mobile: string };
  /** What leads from the opened page to that state. */
  readonly lead?: (page: Page) => Promise<void>;
  /** What is typed before the first tap; a reloaded page may have kept it. */
  readonly fill?: (page: Page) => Promise<void>;
  /** What is typed before the last of several taps. */
  readonly fillLast?: (page: Page) => Promise<void>;
  /** Tapped in order; the last one sends. A string is an address: opening the page sends. */
  readonly presses: readonly Control[] | string;
  readonly reads: readonly LedgerRead[];
  /** Text in a toast or on the page when only this call's response is lost. */
  readonly lost: RegExp;
  /** Text in a toast or on the page after a reload, if this and every later response before it was lost. */
  readonly loaded?: RegExp;
  /** The page continues with the next tap: a door opens while the page polls for it, an order is paid. */
  readonly isAskedFor?: true;
  /** Once the act is done, the first tap is a different act. */
  readonly isNextAnother?: true;
  /** Ways that do not apply here, with the reason. */
  readonly without?: Readonly<Partial<Record<Way, string>>>;
}

/** The act's state with its way there. */
export const stateOf = ({ state: own, lead }: H5Act): H5Act['state'] =>
  lead === undefined ? own : { ...own, steps: ({ page }) => lead(page) };

export type Way = 'lost' | 'loaded' | 'closed' | 'other' | 'twice' | 'tabs';
export type H5ActName = keyof typeof H5_ACTS;

const state = (
  address: string,
  seen: PageState['seen'],
  more: Partial<PageState> = {},
): PageState & { readonly mobile: string } => ({ name: address, address, mobile: MOBILE, seen, ...more });

const COUPONS: LedgerRead = {
  path: 'activity/coupon/my/list',
  body: { prizeStatus: 1, pageNo: 1, pageSize: 50 },
};
const FUND: LedgerRead = { path: 'activity/api/reduceMoneyActivity/fund', body: { channelId: '' } };
const ORDERS: LedgerRead = {
  path: 'sendOrder/wechat/applets/order/list',
  body: { tab: 'ALL', pageNo: 1, pageSize: 50 },
};
const WALLET: LedgerRead = { path: 'base/wallet/entries', body: { pageNo: 1, pageSize: 50 } };
const INVOICES: LedgerRead = {
  path: 'fcinvoice/consumerInvoice/v2/getInvoiceHistory?pageNo=1&pageSize=50',
  // Without the numbers of new invoices.
  of: (data) => JSON.stringify(steadyValue(data)).replace(/"invoiceNo":"FP[^"]*"/g, ''),
};
const WAITING: LedgerRead = { path: 'post/pick/waiting', body: { longitude: '', latitude: '' } };
const BOOK: LedgerRead = { path: 'address/api/v1/addressBook/list', body: { kind: '' } };
const HEADS: LedgerRead = { path: 'fcinvoice/invoiceHead/list', body: {}, isForm: true };
const EXPRESS: LedgerRead = {
  path: 'post/express/queryRecently',
  body: { pageNo: 1, pageSize: 50, kind: 'QUERY' },
  isForm: true,
};
const weeklyHome = (configId: string): LedgerRead => ({
  path: 'activity/api/marketing/aggregatePage/home',
  body: {
    ...{ configId, channelId: '', sceneId: '', province: '', city: '', district: '', cityCode: '' },
    ...{ districtCode: '', longitude: '', latitude: '', appVersion: '', appSystem: '', client: 9 },
  },
});
const help = (kind: 'fission/taskHome' | 'bargain/home', body: object): LedgerRead => ({
  path: `activity/api/${kind}`,
  body,
  // What is cut or given is random.
  of: (data) => [
    Reflect.get(Object(data), 'statusCode'),
    Reflect.get(Object(data), 'reasonCode'),
    Reflect.get(Object(data), 'helperCount'),
  ],
});

const box = (name: string | RegExp, text: string) => (page: Page) =>
  page.getByRole('textbox', { name }).fill(text);
const radio = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('radio', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Acts that no test performs on a page, with the reason. */
export const NOT_ON_PAGES = {
  submitInvoiceLF:
    'the same tap on the same page as submitInvoice: which call is sent depends on whose orders they are (ApplicationStore)',
} as const satisfies Readonly<Partial<Record<ActName, string>>>;

export const H5_ACTS: Readonly<
  Record<Exclude<ActName, keyof typeof NOT_ON_PAGES> | 'newVisitorsPack', H5Act>
> = {
  receiveCoupon: {
    route: 'List',
    state: state('/list/LIST-0', '去寄件'),
    presses: '/receiveCoupon/RC-OPEN',
    lost: /您已成功领券/,
    without: {
      other: 'the page claims for the account that logs in on it',
      twice: 'opening the page is the press',
    },
    loaded: /您已成功领券/,
    reads: [COUPONS],
  },
  couponV2Receive: {
    route: 'receiveCouponV2',
    state: state('/receiveCouponV2/V2-OPEN', '立即领取'),
    presses: ['立即领取'],
    lost: /领券成功/,
    loaded: /已领取，去使用/,
    reads: [COUPONS],
  },
  newVisitorsPack: {
    operation: 'couponV2Receive',
    route: 'attractNewUsers',
    state: state('/attractNewUsers/NEW-OPEN', '立即领取'),
    presses: ['立即领取'],
    lost: /优惠券已放入您的账户/,
    loaded: /已领取，去查看/,
    reads: [COUPONS],
  },
  joinIncentive: {
    route: 'couponIncentive',
    state: state('/couponIncentive/IN-JOIN', '立即参加'),
    presses: ['立即参加'],
    lost: /本轮活动进行中/,
    loaded: /本轮活动进行中/,
    reads: [
      {
        path: 'activity/incentive/activity/progress',
        body: { biz: 2, client: 9, code: 'IN-JOIN', scene: 1 },
      },
    ],
  },
  claimAggregationReward: {
    route: 'cabinetScanSuccess',
    state: state('/cabinetScan/success?orderNo=AGG-STATES', '立即领取'),
    presses: [/立即领取/],
    lost: /领取成功/,
    reads: [
      {
        path: 'activity/marketingEntrance/aggregationEntrance',
        body: { prizeSource: 1, client: 9, sourceBizId: 'AGG-STATES' },
        // Without the account's number, which depends on who has logged in before.
        of: (data) => JSON.stringify(steadyValue(data)).replace(/PKG-U\d+/g, ''),
      },
    ],
  },
  subscribePush: {
    route: 'fcFriday',
    state: state('/fcFriday?configId=FRI-NEXT', '晚场'),
    presses: ['提醒我，免费 首件免单券'],
    lost: /订阅成功/,
    loaded: /已订阅/,
    reads: [weeklyHome('FRI-NEXT')],
  },
  receiveSessionCoupon: {
    route: 'fcFriday',
    state: state('/fcFriday?configId=FRI-ALL', '午场'),
    presses: ['立即领取，￥5 寄件立减券'],
    lost: /领取成功/,
    reads: [COUPONS, weeklyHome('FRI-ALL')],
  },
  drawPrize: {
    route: 'fcFriday',
    state: state('/fcFriday?configId=FRI-GRID', /立即抽|抽奖/),
    presses: [(page) => page.getByRole('button', { name: /抽奖|再抽|立即抽/ })],
    lost: /系统繁忙，请稍后再试/,
    reads: [
      {
        // How many rounds are left: a blank is in no record of prizes.
        path: 'activity/api/marketing/aggregatePage/draw/prizeList',
        body: {
          ...{ aggregatePageBizId: 'FRI-GRID', drawPrizeActId: 'DA-FRI-GRID' },
          ...{ channelCode: '', client: 9 },
        },
        of: (data) => Reflect.get(Object(data), 'buttonText'),
      },
    ],
  },
  taskStart: {
    route: 'reductionFunds',
    state: state('/reductionFunds?channelId=TASK-FEW', /去完成/),
    presses: [(page) => page.getByRole('button', { name: /^去完成 / })],
    lost: /网络异常，请稍后再试/,
    reads: [
      {
        path: 'activity/api/user/task/list',
        body: { scene: 5, channelId: 'TASK-FEW', appSystem: '', appVersion: '' },
        of: (data) => JSON.stringify(data).match(/"taskStatus":\d/g),
      },
    ],
  },
  reduceMoneyJoin: {
    route: 'reductionFundsExtendHome',
    state: state('/reductionFundsExtend/home?activityCode=RF-EXTEND', '立即领取'),
    presses: ['立即领取'],
    lost: /减免金已到账/,
    loaded: /已领取/,
    reads: [FUND, { path: 'activity/api/reduceMoneyActivity/joinedList', body: { channelId: '' } }],
  },
  appIncentiveClaim: {
    route: 'appIncentive',
    state: state('/appIncentive?activityCode=AI-OPEN', '已累计获得'),
    presses: [/领取$/],
    lost: /领取成功/,
    reads: [FUND],
  },
  inviteAccept: {
    route: 'inviteV1',
    state: state('/inviteV1/invite?activityCode=INV1-OPEN&inviteCode=IV-FRIEND', '接受邀请'),
    presses: ['接受邀请'],
    lost: /已接受邀请/,
    loaded: /您已接受邀请/,
    reads: [
      {
        path: 'activity/api/invite/home',
        body: { version: 'V1', activityCode: 'INV1-OPEN', inviteCode: 'IV-FRIEND' },
      },
    ],
  },
  inviteClaim: {
    route: 'inviteV2',
    state: state('/inviteV2/invite?activityCode=INV2-OPEN', '查看我的奖励', { mobile: '13800000021' }),
    presses: ['立即领取'],
    lost: /奖励已到账/,
    isNextAnother: true,
    reads: [FUND],
  },
  sendSubmit: {
    route: 'send',
    state: state('/send', /^￥\d+\.\d\d$/),
    lead: fillSendForm,
    presses: [/^立即下单/],
    lost: /不会重复下单/,
    reads: [ORDERS, COUPONS, FUND],
  },
  orderCancel: {
    route: 'orderDetail',
    state: state('/order/detail?orderNo=ORD-WAIT', '费用明细'),
    presses: ['取消订单', '确定取消'],
    lost: /订单已取消/,
    loaded: /订单已取消/,
    reads: [ORDERS, FUND],
  },
  contrastShare: {
    route: 'productDetail',
    state: state(`/contrastPrice/productDetail?${PARCEL_QUERY}&carrier=SF`, '价格明细'),
    presses: ['分享给好友'],
    lost: /分享失败/,
    reads: [],
  },
  deleteExpressRecord: {
    route: 'expressRecord',
    state: state('/expressRecord', '共 43 条'),
    presses: ['删除 SF1234567890123', '删除'],
    lost: /没有收到结果/,
    loaded: /共 42 条/,
    reads: [EXPRESS],
  },
  clearExpressRecords: {
    route: 'expressRecord',
    state: state('/expressRecord', '共 43 条'),
    presses: ['清空查询记录', '清空'],
    lost: /没有收到结果/,
    loaded: /还没有查询记录/,
    reads: [EXPRESS],
  },
  pickOpen: {
    route: 'pickOpen',
    state: state('/pick/open?cabinetCode=CAB-1001', '打开柜门'),
    presses: [/打开柜门/],
    lost: /没有收到柜机的回应/,
    isAskedFor: true,
    reads: [WAITING],
  },
  joinCabinetActivity: {
    route: 'cabinetScanIssues',
    state: state('/cabinetScan/issues?cabinetCode=CAB-1001', '柜机关怀礼'),
    presses: ['立即领取'],
    lost: /已领取，去查看/,
    loaded: /已领取，去查看/,
    reads: [FUND],
  },
  changePickName: {
    route: 'pickUp',
    state: state('/pick', /规范取件姓名/),
    presses: [/规范取件姓名/, '确认修改'],
    fillLast: box('真实姓名', '王小明'),
    lost: /取件姓名已修改/,
    reads: [{ path: 'post/pick/standard/name/switch' }],
  },
  addressSave: {
    route: 'addressEdit',
    state: state('/send/addressEdit?kind=RECEIVER', (page) =>
      page.getByRole('textbox', { name: '智能识别' }),
    ),
    fill: async (page) => {
      await box('智能识别', '李建国 13700002222 北京市海淀区中关村大街28号')(page);
      await page.getByRole('button', { name: '识别', exact: true }).click();
      await page.getByText('标有').or(page.getByText('中关村')).first().waitFor();
    },
    presses: [/^(完成|保存)$/],
    lost: /没有收到结果/,
    reads: [BOOK],
  },
  addressDelete: {
    route: 'addressBook',
    state: state('/send/addressBook?kind=RECEIVER', '李建国'),
    presses: [/^删除，李建国/, '删除'],
    lost: /已删除/,
    reads: [BOOK],
  },
  addressSetDefault: {
    route: 'addressBook',
    state: state('/send/addressBook?kind=RECEIVER', '李建国'),
    presses: [/设为默认/],
    lost: /取消默认/,
    isNextAnother: true,
    reads: [BOOK],
  },
  withdraw: {
    route: 'cashoutMoney',
    state: state('/cashout/money', '可提现金额'),
    fill: box('提现金额（元）', '10'),
    fillLast: async (page) => {
      await box('真实姓名', '王小明')(page);
      await box('身份证号后四位', '123X')(page);
    },
    presses: ['提现', '确认提现'],
    lost: /提现申请已提交/,
    isNextAnother: true,
    loaded: /上一笔提现/,
    reads: [WALLET],
  },
  openPickGift: {
    route: 'pickGiftActivity',
    state: state('/pickGift/activity?activityCode=PICKGIFT-OPEN', '打开礼盒'),
    presses: ['打开礼盒'],
    lost: /恭喜您获得优惠券/,
    loaded: /恭喜您获得优惠券/,
    reads: [COUPONS, { path: 'activity/api/pickAppnew/giftInfo', body: { activityCode: 'PICKGIFT-OPEN' } }],
  },
  submitInvoice: {
    route: 'invoiceDetail',
    state: state('/invoiceDetail?invoiceNo=INV-FAIL', '开票金额（2 单）'),
    presses: ['提交申请', '确认提交'],
    lost: /开票申请已提交/,
    reads: [INVOICES],
  },
  sendInvoiceEmail: {
    route: 'invoiceRecordDetail',
    state: state('/invoiceRecordDetail?invoiceNo=INV-DONE', '查看发票'),
    presses: ['发送到邮箱'],
    lost: /发票已发送/,
    reads: [INVOICES],
  },
  modifyInvoiceEmail: {
    route: 'invoiceRecordDetail',
    state: state('/invoiceRecordDetail?invoiceNo=INV-DONE', '查看发票'),
    presses: ['修改接收邮箱', '保存'],
    fillLast: box('接收邮箱', 'new.name@example.org'),
    lost: /邮箱已修改/,
    reads: [INVOICES],
  },
  saveInvoiceHead: {
    route: 'invoiceTitle',
    state: state('/invoiceTitle', '新增抬头'),
    presses: ['新增抬头', '保存'],
    fillLast: async (page) => {
      await radio(page, '个人');
      await box('发票抬头', '林小满')(page);
    },
    lost: /已保存/,
    reads: [HEADS],
  },
  deleteInvoiceHead: {
    route: 'invoiceTitle',
    state: state('/invoiceTitle', '新增抬头'),
    presses: ['删除抬头 陈晓岚', '删除'],
    lost: /已删除/,
    reads: [HEADS],
  },
  submitEvaluation: {
    route: 'sendEvaluationSubmit',
    state: state('/sendEvaluation/submit?orderNo=ORD-SIGNED', '提交评价'),
    fill: async (page) => {
      await page.getByRole('radio', { name: '5 星，非常满意' }).first().click();
      await page.getByRole('radio', { name: '5 星，非常满意' }).last().click();
    },
    presses: ['提交评价'],
    lost: /评价成功/,
    loaded: /已经评价过了|评价成功/,
    reads: [{ path: 'base/evaluation/detail', body: { orderNo: 'ORD-SIGNED' } }, FUND],
  },
  addEvaluation: {
    route: 'sendEvaluationDetail',
    state: state('/sendEvaluation/detail?orderNo=ORD-SIGNED-2', '追加评价'),
    presses: ['追加评价', '提交追评'],
    fillLast: box(/^追加评价/, '用了一周，没有问题'),
    lost: /追评已提交/,
    loaded: /我的追评/,
    reads: [{ path: 'base/evaluation/detail', body: { orderNo: 'ORD-SIGNED-2' } }],
  },
  submitFeedback: {
    route: 'feedback',
    state: state('/feedback', '提交反馈'),
    fill: async (page) => {
      await radio(page, '功能建议');
      await box(/^问题描述/, '希望能记住上次选择的快递公司')(page);
    },
    presses: ['提交反馈'],
    lost: /已提交，感谢您的反馈/,
    isNextAnother: true,
    loaded: /上一次反馈已提交/,
    reads: [{ path: 'base/feedback/list', body: { pageNo: 1, pageSize: 50 } }],
  },
  acceptGift: {
    route: 'giftPage',
    state: state('/giftPage?giftCode=GIFT-COUPON', '立即领取'),
    presses: ['立即领取'],
    lost: /优惠券已放入您的账户/,
    loaded: /优惠券已放入您的账户/,
    reads: [COUPONS, { path: 'activity/api/gift/info', body: { giftCode: 'GIFT-COUPON' } }],
  },
  submitLogOff: {
    route: 'logOff',
    state: state('/logOff', '确认注销'),
    lead: (page) => toLastStep(page, MOBILE),
    presses: ['确认注销'],
    lost: /注销申请已提交/,
    loaded: /注销申请已提交/,
    reads: [],
  },
  fissionStart: {
    route: 'fissionOfCash',
    state: state('/fissionOfCash?activityCode=FISSION-OPEN', '立即发起'),
    presses: ['立即发起'],
    lost: /邀请好友助力/,
    reads: [help('fission/taskHome', { activityCode: 'FISSION-OPEN' })],
  },
  fissionAssist: {
    route: 'fissionOfCash',
    state: state('/fissionOfCash?inviteCode=FI-FRIEND', '帮他助力'),
    presses: [/帮他助力/],
    lost: /您已帮TA助力/,
    loaded: /您已帮TA助力/,
    reads: [help('fission/taskHome', { inviteCode: 'FI-FRIEND' })],
  },
  bargainStart: {
    route: 'couponBargainInvite',
    state: state('/couponBargain/invite/BARGAIN-OPEN', '立即砍价'),
    presses: ['立即砍价'],
    lost: /邀请好友砍价/,
    reads: [help('bargain/home', { activityCode: 'BARGAIN-OPEN' })],
  },
  bargainAssist: {
    route: 'couponBargainBeInvited',
    state: state('/couponBargain/beInvited/BG-FRIEND', '帮TA砍一刀'),
    presses: ['帮TA砍一刀'],
    lost: /您已帮TA砍掉/,
    loaded: /您已帮TA砍掉/,
    reads: [help('bargain/home', { inviteCode: 'BG-FRIEND' })],
  },
  bargainOrder: {
    route: 'couponBargainInvite',
    state: state('/couponBargain/invite/BARGAIN-OPEN', '￥0 立即购买', { mobile: '13800000021' }),
    presses: ['￥0 立即购买'],
    lost: /购买成功/,
    reads: [COUPONS, help('bargain/home', { activityCode: 'BARGAIN-OPEN' })],
  },
  couponSaleOrder: {
    route: 'couponSale',
    state: state('/couponSale/CS-OPEN', '立即购买', {
      hosts: ['wechat'],
      before: async (visitor, sandbox) => {
        await installCashier(visitor);
        await setCashier(sandbox, 'pay');
      },
    }),
    presses: [/^(立即购买|继续支付)$/],
    isAskedFor: true,
    without: { other: 'the messaging app’s login is its own page' },
    lost: /待支付/,
    loaded: /待支付的订单/,
    reads: [COUPONS],
  },
  pickFeeOrder: {
    route: 'pickFee',
    state: state('/pick/fee?parcelId=PKG-OVERDUE', '去支付', {
      hosts: ['wechat'],
      before: async (visitor, sandbox) => {
        await installCashier(visitor);
        await setCashier(sandbox, 'pay');
      },
    }),
    presses: [/^(去支付|继续支付)$/],
    isAskedFor: true,
    without: { other: 'the messaging app’s login is its own page' },
    lost: /未完成的支付/,
    loaded: /未完成的支付/,
    reads: [FUND, WAITING],
  },
  freightOrder: {
    route: 'orderDetail',
    state: state('/order/detail?orderNo=ORD-PICKED', '去支付', {
      hosts: ['wechat'],
      before: async (visitor, sandbox) => {
        await installCashier(visitor);
        await setCashier(sandbox, 'pay');
      },
    }),
    presses: [/^(去支付|继续支付)$/],
    isAskedFor: true,
    without: { other: 'the messaging app’s login is its own page' },
    lost: /未完成的支付/,
    loaded: /未完成的支付/,
    reads: [ORDERS],
  },
};
