/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { BargainOrderRequest, HelpAssistRequest, HelpHomeRequest, HelpStartRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, boolean, id, known, nullable, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import { type PayOrder, wirePayOrder } from '../schemas/PayOrder';
import { wireSaleCoupon } from '../schemas/SaleCoupon';

const wireHelper = object({ name: shortText(20), imgUrl: withDefault(string, ''), fen: amount, helpTm: withDefault(string, '') });
export type Helper = Decoded<typeof wireHelper>;

const wireHelpReason = known('NONE', 'HELPED', 'OWN', 'FULL', 'OVER', 'DAILY_LIMIT', 'NEW_ONLY', 'BOUGHT', 'SOLD_OUT');
/** why this user cannot help: may help, has helped, own help, the goal is reached, time is up, daily limit of helps reached, new users only, the owner has bought, sold out */
export type HelpReason = Decoded<typeof wireHelpReason>;

const wireBargainGoods = object({
  name: shortText(40),
  imgUrl: withDefault(string, ''),
  couponList: goodOnes(wireSaleCoupon, 20),
  originalFen: amount,
  currentFen: amount,
  floorFen: amount,
  isFloorOnly: withDefault(boolean, false),
  stock: withDefault(number, 0),
  buyCode: known('BUY', 'NOT_YET', 'SOLD_OUT', 'BOUGHT', 'CLOSED'),
  useUrl: withDefault(string, ''),
});
export type BargainGoods = Decoded<typeof wireBargainGoods>;

const wireHelpHome = object({
  activityCode: withDefault(string, ''),
  title: shortText(40),
  ruleDesc: withDefault(string, ''),
  statusCode: known('NONE', 'RUNNING', 'REACHED', 'OVER', 'FINISHED'),
  isOwner: withDefault(boolean, false),
  ownerName: shortText(20),
  ownerImgUrl: withDefault(string, ''),
  inviteCode: withDefault(string, ''),
  goalFen: amount,
  sumFen: amount,
  ownFen: withDefault(amount, 0),
  helperCount: withDefault(number, 0),
  helpers: goodOnes(wireHelper, 50),
  endTm: withDefault(string, ''),
  helpedFen: withDefault(amount, 0),
  reasonCode: wireHelpReason,
  reasonMsg: shortText(40),
  shareTitle: shortText(60),
  shareImgUrl: withDefault(string, ''),
  goods: nullable(wireBargainGoods),
});
export type HelpHome = Decoded<typeof wireHelpHome>;

/** A cash help: progress, helpers, and whether this user may help; no login needed */
export const fissionHome: Operation<
  HelpHomeRequest,
  HelpHome
> = {
  path: '/activity/api/fission/taskHome',
  decode: wireHelpHome,
};

const wireHelpStart = object({ inviteCode: id, ownFen: withDefault(amount, 0) });
export type HelpStart = Decoded<typeof wireHelpStart>;

/** Opens the user’s own cash help; returns the running one if there is one */
export const fissionStart: Operation<
  HelpStartRequest,
  HelpStart
> = {
  path: '/activity/api/fission/taskStart',
  isWrite: true,
  decode: wireHelpStart,
};

const wireHelpAssist = object({ isHelped: boolean, fen: withDefault(amount, 0), reasonCode: wireHelpReason, reasonMsg: shortText(40) });
export type HelpAssist = Decoded<typeof wireHelpAssist>;

/** Helps a friend, once */
export const fissionAssist: Operation<
  HelpAssistRequest,
  HelpAssist
> = {
  path: '/activity/api/fission/taskAssist',
  isWrite: true,
  decode: wireHelpAssist,
};

/** A bargain: goods and prices, progress, helpers, and whether this user may help; no login needed */
export const bargainHome: Operation<
  HelpHomeRequest,
  HelpHome
> = {
  path: '/activity/api/bargain/home',
  decode: wireHelpHome,
};

/** Opens the user’s own bargain with the owner’s first cut; returns the running one if there is one */
export const bargainStart: Operation<
  HelpStartRequest,
  HelpStart
> = {
  path: '/activity/api/bargain/start',
  isWrite: true,
  decode: wireHelpStart,
};

/** Cuts a friend’s price, once */
export const bargainAssist: Operation<
  HelpAssistRequest,
  HelpAssist
> = {
  path: '/activity/api/bargain/assist',
  isWrite: true,
  decode: wireHelpAssist,
};

/** Orders the goods of the own bargain at the current price, and holds them until paid or closed. While such an order is unpaid, returns that order. State and end: couponSaleState, couponSaleClose. With payFen 0 it is PAID immediately */
export const bargainOrder: Operation<
  BargainOrderRequest,
  PayOrder
> = {
  path: '/activity/api/bargain/order',
  isWrite: true,
  decode: wirePayOrder,
};
