/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { EmptyRequest, ExpectPickUpTimeRequest, QueryFreightAndTimeRequest, SendCouponsRequest, SendSubmitRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, beijingTime, boolean, id, known, matching, nullable, number, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, itemsOf, withDefault } from '../../lenient';

const wirePickUpSlot = object({ slotId: id, startTm: beijingTime, endTm: beijingTime, isAvailable: boolean, tag: shortText(40) });
export type PickUpSlot = Decoded<typeof wirePickUpSlot>;

const wirePickUpDay = object({ date: matching(/^\d{4}-\d{2}-\d{2}$/), slotList: goodOnes(wirePickUpSlot, 24) });
export type PickUpDay = Decoded<typeof wirePickUpDay>;

const wireExpectPickUpTimeData = object({ dayList: itemsOf(wirePickUpDay, 7) });
export type ExpectPickUpTimeData = Decoded<typeof wireExpectPickUpTimeData>;

/** Available pick-up days with their slots */
export const expectPickUpTime: Operation<
  ExpectPickUpTimeRequest,
  ExpectPickUpTimeData
> = {
  path: '/send/wechat/applets/send/expectPickUpTime',
  form: true,
  skipsAuth: true,
  decode: wireExpectPickUpTimeData,
};

const wireCarrierCode = known('SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz', 'JTJZ');
/** Product §2.3: SF 顺丰速运, ZTO 中通快递, YTO 圆通速递, STO 申通快递, YD 韵达快递, zgyz 中国邮政, JTJZ 极兔速递 */
export type CarrierCode = Decoded<typeof wireCarrierCode>;

const wireCarrierQuote = object({
  carrierCode: wireCarrierCode,
  carrierName: shortText(40),
  isAvailable: boolean,
  unavailableReason: shortText(80),
  freightFen: amount,
  originalFreightFen: amount,
  firstWeightKg: withDefault(number, 0),
  firstWeightFen: withDefault(number, 0),
  extraWeightFen: withDefault(number, 0),
  limitDesc: shortText(80),
  earliestArrivalMs: nullable(number),
  latestArrivalMs: nullable(number),
  tag: shortText(40),
});
/** Conditions of one carrier for the parcel */
export type CarrierQuote = Decoded<typeof wireCarrierQuote>;

const wireQueryFreightAndTimeData = object({ carrierList: goodOnes(wireCarrierQuote, 10), billableWeight: withDefault(number, 0) });
export type QueryFreightAndTimeData = Decoded<typeof wireQueryFreightAndTimeData>;

/** Price and arrival time of each carrier; available ones first, cheapest at the top */
export const queryFreightAndTimeFcapp: Operation<
  QueryFreightAndTimeRequest,
  QueryFreightAndTimeData
> = {
  path: '/sendOrder/wechat/fcapp/send/queryFreightAndTime',
  form: true,
  decode: wireQueryFreightAndTimeData,
};
/** Price and arrival time of each carrier; available ones first, cheapest at the top */
export const queryFreightAndTimeApplets: Operation<
  QueryFreightAndTimeRequest,
  QueryFreightAndTimeData
> = {
  path: '/sendOrder/wechat/applets/send/queryFreightAndTime',
  form: true,
  decode: wireQueryFreightAndTimeData,
};

const wireGoodsType = object({ goodsType: id, name: shortText(40), maxWeight: number, hint: shortText(80) });
export type GoodsType = Decoded<typeof wireGoodsType>;

const wireGoodsTypesData = object({
  goodsTypeList: itemsOf(wireGoodsType, 20),
  forbiddenList: goodOnes(shortText(40), 30),
  remarkList: goodOnes(shortText(40), 10),
});
export type GoodsTypesData = Decoded<typeof wireGoodsTypesData>;

/** Kinds of goods, and forbidden goods */
export const goodsTypes: Operation<
  EmptyRequest,
  GoodsTypesData
> = {
  path: '/sendOrder/wechat/applets/send/goodsTypes',
  skipsAuth: true,
  decode: wireGoodsTypesData,
};

const wireCouponType = number;
/** 2 money off, 3 discount, 4 free, 5 goods (product §2.3) */
export type CouponType = Decoded<typeof wireCouponType>;

const wireSendCoupon = object({
  couponId: id,
  couponType: wireCouponType,
  couponCostStr: shortText(40),
  couponTitle: shortText(40),
  couponDesc: shortText(80),
  validEndTm: beijingTime,
  isUsable: boolean,
  unusableReason: shortText(80),
  discountFen: amount,
});
export type SendCoupon = Decoded<typeof wireSendCoupon>;

const wireSendCouponsData = object({ reductionFen: amount, couponList: goodOnes(wireSendCoupon, 200) });
export type SendCouponsData = Decoded<typeof wireSendCouponsData>;

/** This user’s coupons for one order: usable ones first, the best at the top; and the amount the reduction fund adds */
export const sendCoupons: Operation<
  SendCouponsRequest,
  SendCouponsData
> = {
  path: '/sendOrder/wechat/applets/send/coupons',
  decode: wireSendCouponsData,
};

const wireSendSubmitData = object({ orderNo: id, freightFen: amount, discountFen: amount, reductionFen: amount, payFen: amount });
export type SendSubmitData = Decoded<typeof wireSendSubmitData>;

/** Places the order. Freight is paid after collection; coupon and reduction fund are used immediately and returned when the order is cancelled */
export const sendSubmit: Operation<
  SendSubmitRequest,
  SendSubmitData
> = {
  path: '/sendOrder/wechat/applets/send/submit',
  encrypt: true,
  isWrite: true,
  decode: wireSendSubmitData,
};
