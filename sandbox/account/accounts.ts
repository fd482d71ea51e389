import { OLD_CUSTOMER_MOBILE, SHARER } from '../coupon/couponV2';
import { BARGAIN_OWNERS } from '../invite/bargains';
import { INVITER } from '../invite/invites';
import {
  HOSTILE_MOBILE,
  JAMMED_MOBILE,
  OBSTACLES_MOBILE,
  HELD_MOBILE,
  REFUSED_PAYEE_MOBILE,
} from './visitors';

/** The code sent to every number. */
export const SMS_CODE = '123456';

/** Numbers with special behaviour; every other number of 11 digits simply logs in. */
export const MOBILE = {
  sliderDrag: '13800000001',
  sliderClick: '13800000002',
  refusedAtPreCheck: '13800000003',
  cannotBeSent: '13800000004',
  /** Logged in inside the consumer app (token by cookie). */
  consumerApp: '13900000002',
  /** Behind 同意授权 on the stand-in authorisation page. */
  authorised: '13900000004',
  /** The number that the phone buttons of the mini programs return when no other is given. */
  miniProgramPhone: '13900000005',
} as const;

/** The token that the consumer app would put into its cookie. */
export const CONSUMER_APP_TOKEN = 'sandbox-consumer-app-token';
/** Token of an account without a phone number: every call that needs one answers 030100005. */
export const UNBOUND_TOKEN = 'sandbox-unbound-token';
/** Host user in each mini program who already has a phone number: silent login succeeds. */
const BOUND_OPEN_ID = 'bound-user';

interface SeededAccount {
  readonly phone: string | null;
  readonly token?: string;
  readonly hostUser?: { readonly platform: 5 | 6; readonly openId: string };
}

/** Accounts that exist in the first state. */
export const SEEDED_ACCOUNTS: readonly SeededAccount[] = [
  { phone: MOBILE.consumerApp, token: CONSUMER_APP_TOKEN },
  { phone: null, token: UNBOUND_TOKEN },
  { phone: MOBILE.authorised },
  { phone: '13900000006', hostUser: { platform: 5, openId: BOUND_OPEN_ID } },
  { phone: '13900000007', hostUser: { platform: 6, openId: BOUND_OPEN_ID } },
];

/** A phone number with special behaviour. */
export interface NumberNote {
  readonly number: string;
  /** One line of plain English, for sandbox/README.md (`npm run fixtures`). */
  readonly shows: string;
  /** The same in Chinese, for the lab. */
  readonly description: string;
}

/** Numbers with special behaviour. */
export const NUMBERS: readonly NumberNote[] = [
  {
    number: 'any of 11 digits',
    shows: `logs in with the code ${SMS_CODE}`,
    description: `任意 11 位号码，验证码 ${SMS_CODE}`,
  },
  {
    number: '… 00',
    shows: 'an account with nothing at all: no parcels, orders, addresses, coupons, fund',
    description: '尾号 00：什么都没有的账号',
  },
  { number: MOBILE.sliderDrag, shows: 'slider of type 1', description: '登录要拖动滑块' },
  { number: MOBILE.sliderClick, shows: 'slider of type 2', description: '登录要点选验证' },
  { number: MOBILE.refusedAtPreCheck, shows: 'refused at pre-check', description: '发码前被拒' },
  { number: MOBILE.cannotBeSent, shows: 'cannot be sent a code', description: '收不到验证码' },
  { number: MOBILE.consumerApp, shows: 'logged in inside the consumer app', description: 'App 里登录的账号' },
  {
    number: MOBILE.authorised,
    shows: 'behind 同意授权 on the stand-in authorisation page',
    description: '授权页同意后的账号',
  },
  {
    number: MOBILE.miniProgramPhone,
    shows: 'what the phone button of the mini programs gives',
    description: '小程序手机号按钮给的号码',
  },
  {
    number: HOSTILE_MOBILE,
    shows: 'an order, a parcel and addresses with hostile texts',
    description: '订单、包裹、地址含恶意文字',
  },
  { number: JAMMED_MOBILE, shows: 'a parcel in a cell that jams', description: '柜门卡住的包裹' },
  {
    number: OLD_CUSTOMER_MOBILE,
    shows: 'an old customer, whom packs for new visitors refuse',
    description: '老用户，领不了新人礼包',
  },
  {
    number: SHARER.mobile,
    shows: `whose link the share code ${SHARER.code} is; owner of BG-FRIEND and BG-NOPIC`,
    description: `${SHARER.code} 的分享人，发起了 BG-FRIEND、BG-NOPIC`,
  },
  {
    number: INVITER.mobile,
    shows: `whose link the invite code ${INVITER.code} is; owner of BG-FULL and BG-BOTTOM`,
    description: `${INVITER.code} 的邀请人，发起了 BG-FULL、BG-BOTTOM`,
  },
  {
    number: BARGAIN_OWNERS.over,
    shows: 'owner of BG-OVER, a bargain whose time is up',
    description: '发起了已过期的 BG-OVER',
  },
  { number: OBSTACLES_MOBILE, shows: 'what prevents closing the account', description: '注销有障碍' },
  {
    number: REFUSED_PAYEE_MOBILE,
    shows: 'withdrawals that are refused, the sum comes back',
    description: '提现被拒，钱退回',
  },
  { number: HELD_MOBILE, shows: 'withdrawals that are held for a check', description: '提现要审核' },
];
