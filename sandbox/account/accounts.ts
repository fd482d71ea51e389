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

/** Numbers with special behaviour, documented in sandbox/README.md (`npm run fixtures`). */
export const NUMBERS: readonly { readonly number: string; readonly shows: string }[] = [
  { number: 'any of 11 digits', shows: `logs in with the code ${SMS_CODE}` },
  { number: '… 00', shows: 'an account with nothing at all: no parcels, orders, addresses, coupons, fund' },
  { number: MOBILE.sliderDrag, shows: 'slider of type 1' },
  { number: MOBILE.sliderClick, shows: 'slider of type 2' },
  { number: MOBILE.refusedAtPreCheck, shows: 'refused at pre-check' },
  { number: MOBILE.cannotBeSent, shows: 'cannot be sent a code' },
  { number: MOBILE.consumerApp, shows: 'logged in inside the consumer app' },
  { number: MOBILE.authorised, shows: 'behind 同意授权 on the stand-in authorisation page' },
  { number: MOBILE.miniProgramPhone, shows: 'what the phone button of the mini programs gives' },
  { number: HOSTILE_MOBILE, shows: 'an order, a parcel and addresses with hostile texts' },
  { number: JAMMED_MOBILE, shows: 'a parcel in a cell that jams' },
  { number: OLD_CUSTOMER_MOBILE, shows: 'an old customer, whom packs for new visitors refuse' },
  {
    number: SHARER.mobile,
    shows: `whose link the share code ${SHARER.code} is; owner of BG-FRIEND and BG-NOPIC`,
  },
  {
    number: INVITER.mobile,
    shows: `whose link the invite code ${INVITER.code} is; owner of BG-FULL and BG-BOTTOM`,
  },
  { number: BARGAIN_OWNERS.over, shows: 'owner of BG-OVER, a bargain whose time is up' },
  { number: OBSTACLES_MOBILE, shows: 'what prevents closing the account' },
  { number: REFUSED_PAYEE_MOBILE, shows: 'withdrawals that are refused, the sum comes back' },
  { number: HELD_MOBILE, shows: 'withdrawals that are held for a check' },
];
