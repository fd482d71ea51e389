/**
 * Every call of the contract that is not a GET: what it changes, what makes it count only once, and how a page finds
 * out the result after a lost response. `contract/writeCalls.test.ts` checks it against the contract; `screens/acts`
 * and `packages/acts` run through the acts.
 */

interface Act {
  /** What changes for the account whose token the call carries. */
  readonly moves: string;
  /** Body field by which the gateway recognises a repeated act (contract, "Claims sent again"). */
  readonly key: 'requestNo' | 'submitNo' | 'ticket' | 'none';
  /**
   * Where the key is kept until the result is known. `page`: a reload creates another key, and `twice` says why that
   * does no harm. `device` and `draft` survive a reload.
   */
  readonly kept: 'device' | 'draft' | 'page' | 'nowhere';
  /** What a second call with another key does. */
  readonly twice: string;
  /** How the page finds out the result after a lost response. */
  readonly asks: string;
}

const ONCE = 'once by the gateway’s rule: answered unchanged';
const SAME = 'leaves the same';
const SENDS_AGAIN = 'no query: the next press sends the same key';

export const ACTS = {
  receiveCoupon: act('the coupons of an activity', 'requestNo', 'page', ONCE, 'preReceiveCheck'),
  couponV2Receive: act('the coupons of a campaign', 'requestNo', 'page', ONCE, 'couponV2Check'),
  joinIncentive: act('a round that is joined', 'requestNo', 'page', ONCE, 'incentiveProgress'),
  claimAggregationReward: act('the reward of a stage', 'requestNo', 'page', ONCE, 'aggregationEntrance'),
  subscribePush: act('a reminder', 'none', 'nowhere', SAME, 'aggregateHome'),
  receiveSessionCoupon: act('a right of a session', 'requestNo', 'page', ONCE, 'aggregateHome'),
  drawPrize: act('a chance to draw, for a prize', 'requestNo', 'device', 'draws once more', SENDS_AGAIN),
  taskStart: act('a task that runs', 'none', 'nowhere', 'the same token again', 'taskList'),
  reduceMoneyJoin: act('the fund, by an activity', 'requestNo', 'page', ONCE, 'reduceMoneyInfo'),
  appIncentiveClaim: act('the fund, by a task', 'requestNo', 'page', ONCE, 'appIncentiveInfo'),
  inviteAccept: act('an invitation that is taken', 'requestNo', 'page', ONCE, 'inviteHome'),
  inviteClaim: act('the fund, by a rung', 'requestNo', 'page', ONCE, 'inviteHome'),
  sendSubmit: act('an order, its coupon, the fund', 'submitNo', 'draft', 'places another one', SENDS_AGAIN),
  orderCancel: act('an order that is cancelled', 'requestNo', 'device', ONCE, 'orderDetail'),
  contrastShare: act('a link to an offer', 'requestNo', 'page', 'the same link', SENDS_AGAIN),
  deleteExpressRecord: act('an entry of the record', 'none', 'nowhere', SAME, SENDS_AGAIN),
  clearExpressRecords: act('the record', 'none', 'nowhere', SAME, SENDS_AGAIN),
  pickOpen: act(
    'a door',
    'none',
    'nowhere',
    'the same opening; a parcel is taken once',
    'pollingCabinetOperation',
  ),
  joinCabinetActivity: act('the fund, by a cabinet', 'requestNo', 'page', ONCE, 'cabinetIssues'),
  changePickName: act(
    'the name for pick-ups',
    'requestNo',
    'page',
    'refused: once an account',
    'pickNameSwitch',
  ),
  addressSave: act('an address', 'none', 'nowhere', 'the same words make one entry', SENDS_AGAIN),
  addressDelete: act('an address that is gone', 'none', 'nowhere', SAME, SENDS_AGAIN),
  addressSetDefault: act('which address is the default', 'none', 'nowhere', SAME, SENDS_AGAIN),
  withdraw: act('money of the wallet', 'requestNo', 'device', 'withdraws once more', 'withdrawal'),
  openPickGift: act('what is in a gift', 'requestNo', 'page', ONCE, 'pickGiftInfo'),
  submitInvoice: act(
    'an invoice',
    'requestNo',
    'device',
    'refused: its orders have one',
    'getInvoiceHistory',
  ),
  submitInvoiceLF: act(
    'the same, of LF',
    'requestNo',
    'device',
    'refused: its orders have one',
    'getInvoiceHistory',
  ),
  sendInvoiceEmail: act('a mail', 'requestNo', 'page', 'refused for a minute', 'getInvoiceHistory'),
  modifyInvoiceEmail: act('the address of an invoice', 'requestNo', 'page', SAME, 'getInvoiceHistory'),
  saveInvoiceHead: act('a title', 'none', 'nowhere', 'the same words make one title', 'invoiceHeadList'),
  deleteInvoiceHead: act('a title that is gone', 'none', 'nowhere', SAME, 'invoiceHeadList'),
  submitEvaluation: act('an evaluation', 'requestNo', 'page', 'refused: once an order', 'evaluationDetail'),
  addEvaluation: act('an addition to one', 'requestNo', 'page', 'refused: once an order', 'evaluationDetail'),
  submitFeedback: act('feedback', 'requestNo', 'device', 'sends it once more', 'feedbackDetail'),
  acceptGift: act('a gift', 'requestNo', 'page', ONCE, 'giftInfo'),
  submitLogOff: act('the account itself', 'ticket', 'device', 'refused: the ticket is used', 'logOffState'),
  fissionStart: act('a help of one’s own', 'requestNo', 'page', 'the one that runs', 'fissionHome'),
  fissionAssist: act('a friend’s help', 'requestNo', 'page', 'refused: once a friend', 'fissionHome'),
  bargainStart: act('a bargain of one’s own', 'requestNo', 'page', 'the one that runs', 'bargainHome'),
  bargainAssist: act('a friend’s price', 'requestNo', 'page', 'refused: once a friend', 'bargainHome'),
  bargainOrder: act(
    'an order, paid if it costs nothing',
    'submitNo',
    'device',
    'the one that is unpaid',
    'couponSaleState',
  ),
  couponSaleOrder: act(
    'an order of a package',
    'submitNo',
    'device',
    'the one that is unpaid',
    'couponSaleState',
  ),
  pickFeeOrder: act(
    'an order of a fee, the fund',
    'submitNo',
    'device',
    'the one that is unpaid, or nothing to pay',
    'pickFeeState',
  ),
  freightOrder: act(
    'a payment of freight',
    'submitNo',
    'device',
    'the one that is unpaid, or refused: paid',
    'freightState',
  ),
} as const;

export type ActName = keyof typeof ACTS;

/** Writes that are not an act of an account: they change nothing, or they carry a one-time value. */
export const OTHER_WRITES: Readonly<Record<string, string>> = {
  preCheckMobile: 'hands out a key',
  sendSmsCode: 'a code by SMS; its requestCode is good for one, the next one waits a minute (`smsUntil`)',
  checkSmsCode: 'a proof for a code; its requestCode is good for one accepted call',
  loginByMobileCodeToken: 'a login for a proof that is good for one',
  loginByMiniProgram: 'a login for a code of the host that is good for one',
  logout: 'the end of a token; ended before is a success',
  taskSubscribe:
    'a notice of tomorrow’s tasks; subscribed before is a success, and consumer apps alone offer it',
  verifyLogOff: 'a ticket for a proof that is good for one; nothing happens before `submitLogOff`',
  couponSaleClose: 'gives an unpaid order up; closed or paid before is answered as it is',
  pickFeeClose: 'the same of a fee',
  freightClose: 'the same of freight',
  subscribeReport: 'what the host was answered; the same again leaves the same',
  trackEvents: 'tracking; a batchId counts once',
  adMarketAuth: 'a login for a code of an authorisation that is good for one',
};

/** POST calls that only read: repeated after a lost response. */
export const READS: readonly string[] = [
  'userInfo',
  'receiveActivityInfo',
  'preReceiveCheck',
  'couponV2Info',
  'couponV2Check',
  'couponV2Share',
  'posterInfo',
  'marketingEntrance',
  'h5MiddleEntrance',
  'matchActivity',
  'incentiveActivityInfo',
  'incentiveProgress',
  'couponList',
  'aggregationEntrance',
  'aggregateHome',
  'drawPrizeList',
  'winningRecord',
  'taskList',
  'reduceMoneyJoined',
  'reduceMoneyFund',
  'reduceMoneyRecords',
  'reduceMoneyInfo',
  'appIncentiveInfo',
  'inviteHome',
  'inviteRewards',
  'helpRecords',
  'expectPickUpTime',
  'queryProvAndCityBySort',
  'queryHotCitys',
  'queryFreightAndTime',
  'goodsTypes',
  'sendCoupons',
  'orderList',
  'orderDetail',
  'contrastOffers',
  'contrastProduct',
  'contrastShareInfo',
  'contrastCard',
  'priceInquiries',
  'priceInquiry',
  'priceInquiryAgain',
  'pickWaiting',
  'pickNearest',
  'queryRecently',
  'expressTrace',
  'pollingCabinetOperation',
  'cabinetIssues',
  'pickName',
  'addressList',
  'addressParse',
  'myCoupons',
  'homeOverview',
  'welfareOverview',
  'walletHome',
  'walletEntries',
  'withdrawal',
  'pickGiftResult',
  'pickGiftInfo',
  'searchInvoiceOrders',
  'invoiceHeadList',
  'validateInvoiceHead',
  'uploadKeySign',
  'evaluationOrders',
  'evaluationForm',
  'evaluationDetail',
  'feedbackList',
  'feedbackDetail',
  'exchangeLinkInfo',
  'giftInfo',
  'nearbyLanding',
  'checkLogOff',
  'logOffState',
  'fissionHome',
  'bargainHome',
  'couponSaleInfo',
  'couponSaleState',
  'pickFeeState',
  'freightState',
  'subscribeTemplates',
  'parseLatLongAddress',
];

function act(moves: string, key: Act['key'], kept: Act['kept'], twice: string, asks: string): Act {
  return { moves, key, kept, twice, asks };
}
