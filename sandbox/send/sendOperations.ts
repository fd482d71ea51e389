import { requireVisitor, succeed, visitorOf } from '../core/call';
import type { Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import { walletFor } from '../coupon/dueGifts';
import { fundSums, ORDER_LIMIT } from '../reduction/fundRules';
import { carrierPrice, OUT_OF_RANGE, refusalOf } from './carrierPrice';
import { FORBIDDEN, FORBIDDEN_DESC, GOODS_TYPES, REMARKS } from './carriers';
import { arrivalOf, billableKgOf, collectsUntil, quoteOf, type CarrierPrice } from './freightRules';
import { findProvince, HOT_CITIES, PROVINCES } from './regions';
import { couponOffers } from './sendCouponRules';
import { submitOrder } from './sendSubmit';
import { pickUpDays } from './slotRules';

const OK = '0';

/** Sending a parcel (product §2.7). */
export const sendOperations = {
  async expectPickUpTime({ body }, { clock, store }) {
    const province = body.province === '' ? undefined : findProvince(body.province);
    if (body.province !== '' && (province === undefined || province.area === 'other')) return OUT_OF_RANGE;
    const days = pickUpDays(clock.nowMs(), collectsUntil(body.carrierCode), store.orders.closed.slots);
    return succeed(OK, {
      dayList: days.map(({ date, slots }) => ({
        date,
        slotList: slots.map(({ slotId, startMs, endMs, isAvailable, isNow }) => ({
          slotId,
          startTm: beijingTime(startMs),
          endTm: beijingTime(endMs),
          isAvailable,
          tag: isNow && isAvailable ? '预计1小时内上门' : '',
        })),
      })),
    });
  },

  async queryProvAndCityBySort() {
    const letters = [...new Set(PROVINCES.map(({ letter }) => letter))].sort();
    return succeed(OK, {
      groupList: letters.map((letter) => ({
        letter,
        provinceList: PROVINCES.filter((province) => province.letter === letter).map(
          ({ provinceCode, provinceName, cityList }) => ({ provinceCode, provinceName, letter, cityList }),
        ),
      })),
    });
  },

  async queryHotCitys() {
    return succeed(OK, {
      cityList: HOT_CITIES.flatMap((name) =>
        PROVINCES.flatMap(({ provinceCode, provinceName, cityList }) =>
          cityList
            .filter(({ cityName }) => cityName === name)
            .map(({ cityCode, cityName }) => ({ cityCode, cityName, provinceCode, provinceName })),
        ),
      ),
    });
  },

  async queryFreightAndTime(call, tools) {
    const quote = quoteOf(call.body, tools.store.orders.closed.carriers);
    if (quote.kind !== 'prices') return refusalOf(quote);
    const visitor = visitorOf(call);
    const wallet = visitor === null ? [] : await walletFor(visitor, tools);
    const nowMs = tools.clock.nowMs();
    const open = quote.prices.filter(({ refusal }) => refusal === '');
    const cheapest = open[0];
    const fastest = [...open].sort((a, b) => a.hours[1] - b.hours[1])[0];
    return succeed(OK, {
      billableWeight: billableKgOf(call.body.weight, call.body),
      carrierList: quote.prices.map((price) => {
        const isAvailable = price.refusal === '';
        const tag = price === cheapest ? '最便宜' : price === fastest ? '最快' : '';
        return {
          ...quoteItem(price, nowMs),
          discountFen: isAvailable ? (couponOffers(wallet, price, nowMs)[0]?.discountFen ?? 0) : 0,
          tag,
        };
      }),
    });
  },

  async goodsTypes() {
    return succeed(OK, {
      goodsTypeList: GOODS_TYPES,
      forbiddenList: FORBIDDEN,
      forbiddenDesc: FORBIDDEN_DESC,
      remarkList: REMARKS,
    });
  },

  async sendCoupons(call, tools) {
    const visitor = requireVisitor(call);
    const price = carrierPrice(call.body, call.body.carrierCode, tools);
    if ('status' in price) return price;
    const nowMs = tools.clock.nowMs();
    const { availableMoney } = fundSums(await tools.store.funds.fundOf(visitor), nowMs);
    return succeed(OK, {
      freightFen: price.freightFen,
      reductionFen: Math.min(availableMoney, ORDER_LIMIT),
      couponList: couponOffers(await walletFor(visitor, tools), price, nowMs).map((offer) => ({
        ...offer.coupon.info,
        isUsable: offer.unusableReason === '',
        unusableReason: offer.unusableReason,
        discountFen: offer.discountFen,
      })),
    });
  },

  async sendSubmit(call, tools) {
    return submitOrder(requireVisitor(call), call.body, tools);
  },
} satisfies Partial<Handlers>;

/** Arrival times if it were collected now. */
function quoteItem(price: CarrierPrice, nowMs: number) {
  const { carrier, refusal } = price;
  const isAvailable = refusal === '';
  const { earliestMs, latestMs } = arrivalOf(price, nowMs);
  return {
    carrierCode: carrier.code,
    carrierName: carrier.name,
    isAvailable,
    unavailableReason: refusal,
    freightFen: isAvailable ? price.freightFen : 0,
    originalFreightFen: isAvailable ? price.originalFreightFen : 0,
    firstWeightKg: 1,
    firstWeightFen: price.firstWeightFen,
    extraWeightFen: price.extraWeightFen,
    limitDesc: price.limits,
    earliestArrivalMs: isAvailable ? earliestMs : null,
    latestArrivalMs: isAvailable ? latestMs : null,
  };
}
