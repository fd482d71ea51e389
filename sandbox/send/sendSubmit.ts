import type { SendSubmitRequest } from '../../contract/types';
import { fail, succeed, type Answer, type GatewayTools } from '../core/call';
import type { Visitor } from '../core/visitor';
import { walletFor } from '../coupon/dueGifts';
import { fundSums, partsToSpend, ORDER_LIMIT } from '../reduction/fundRules';
import { carrierPrice } from './carrierPrice';
import { arrivalOf, collectsUntil, type CarrierPrice } from './freightRules';
import { freightOf, payOf, plannedSteps } from './orderRules';
import type { NewOrder, SentOrder } from './orderTypes';
import { couponOffers, type CouponOffer } from './sendCouponRules';
import { openSlot, pickUpDays, type Slot } from './slotRules';

const OK = '0';
const SLOT_GONE = fail('200800004', '该时间段已约满，请重新选择');
const COUPON_GONE = fail('200800005', '优惠券已使用或不可用，请重新选择');
const PRICE_CHANGED = fail('200800006', '运费有变化，请确认后重新提交');
const OTHER_ORDER = fail('200800007', '请勿重复提交，请刷新后重试');

interface Terms {
  readonly price: CarrierPrice;
  readonly slot: Slot;
  readonly offer: CouponOffer | null;
  readonly reductionFen: number;
}

/**
 * Places an order, once for each `submitNo`. The coupon and fund money it uses must not be used by another order;
 * otherwise it is refused.
 */
export async function submitOrder(
  visitor: Visitor,
  body: SendSubmitRequest,
  tools: GatewayTools,
): Promise<Answer> {
  const fingerprint = fingerprintOf(body);
  let refusal: Answer = PRICE_CHANGED;
  const placed = await tools.store.orders.placeOrder(visitor, body.submitNo, async (orderNo) => {
    const terms = await termsOf(visitor, body, tools);
    if ('status' in terms) {
      refusal = terms;
      return null;
    }
    const made = await useUp(visitor, body, terms, orderNo, tools);
    if ('status' in made) {
      refusal = made;
      return null;
    }
    return { ...made, fingerprint };
  });
  if (placed === null) return refusal;
  const { order, isNew } = placed;
  if (order.fingerprint !== fingerprint) return OTHER_ORDER;
  return succeed(OK, {
    orderNo: order.orderNo,
    freightFen: freightOf(order),
    discountFen: order.coupon?.discountFen ?? 0,
    reductionFen: order.reduction?.fen ?? 0,
    payFen: payOf(order),
    isRepeat: !isNew,
  });
}

/** Its price and collection time, checked against what the user was shown. */
async function termsOf(
  visitor: Visitor,
  body: SendSubmitRequest,
  tools: GatewayTools,
): Promise<Terms | Answer> {
  const { store, clock } = tools;
  const { sender, receiver } = body;
  const request = {
    ...body,
    senderProvince: sender.province,
    senderCity: sender.city,
    senderDistrict: sender.district,
    receiverProvince: receiver.province,
    receiverCity: receiver.city,
    receiverDistrict: receiver.district,
  };
  const price = carrierPrice(request, body.carrierCode, tools);
  if ('status' in price) return price;
  const nowMs = clock.nowMs();
  const days = pickUpDays(nowMs, collectsUntil(body.carrierCode), store.orders.closed.slots);
  const slot = openSlot(days, body.slotId);
  if (slot === undefined) return SLOT_GONE;
  const offers = couponOffers(await walletFor(visitor, tools), price, nowMs);
  const offer = offers.find(({ coupon }) => coupon.info.couponId === body.couponId) ?? null;
  if (body.couponId !== null && (offer === null || offer.unusableReason !== '')) return COUPON_GONE;
  const { availableMoney } = fundSums(await store.funds.fundOf(visitor), nowMs);
  const rest = price.freightFen - (offer?.discountFen ?? 0);
  const reductionFen = Math.min(rest, availableMoney, ORDER_LIMIT);
  if (rest - reductionFen !== body.expectedPayFen) return PRICE_CHANGED;
  return { price, slot, offer, reductionFen };
}

async function useUp(
  visitor: Visitor,
  body: SendSubmitRequest,
  { price, slot, offer, reductionFen }: Terms,
  orderNo: string,
  { store, clock }: GatewayTools,
): Promise<Omit<NewOrder, 'fingerprint'> | Answer> {
  const couponId = offer?.coupon.info.couponId;
  if (couponId !== undefined && !(await store.wallet.useCoupon(visitor, couponId, orderNo)))
    return COUPON_GONE;
  const use =
    reductionFen === 0
      ? null
      : await store.funds.spend(visitor, '寄快递 运费抵扣', (fund, nowMs) =>
          partsToSpend(fund, nowMs, reductionFen),
        );
  if (use === null && reductionFen > 0) {
    if (couponId !== undefined) await store.wallet.returnCoupon(visitor, couponId, orderNo);
    return PRICE_CHANGED;
  }
  const createdAtMs = clock.nowMs();
  const arrival = arrivalOf(price, slot.endMs);
  return {
    submitNo: body.submitNo,
    createdAtMs,
    sender: body.sender,
    receiver: body.receiver,
    goodsType: body.goodsType,
    weight: body.weight,
    billableKg: price.billableKg,
    carrierCode: body.carrierCode,
    slotStartMs: slot.startMs,
    slotEndMs: slot.endMs,
    remark: body.remark,
    firstWeightFen: price.firstWeightFen,
    extraWeightFen: price.extraWeightFen,
    coupon:
      offer === null
        ? null
        : {
            couponId: offer.coupon.info.couponId,
            title: offer.coupon.info.couponTitle,
            discountFen: offer.discountFen,
          },
    reduction: use === null ? null : { useId: use.id, fen: reductionFen },
    arrivesAtMs: arrival.latestMs,
    steps: plannedSteps(createdAtMs, slot.endMs, arrival),
    cancelReason: '',
    rewardBizId: orderNo,
    isEvaluated: false,
    seededPaidAtMs: null,
  };
}

/** The fields that identify a submit as the same order. */
function fingerprintOf({ sender, receiver, ...body }: SendSubmitRequest): string {
  const { goodsType, weight, carrierCode, slotId, couponId, remark } = body;
  const size = [body.lengthCm ?? 0, body.widthCm ?? 0, body.heightCm ?? 0];
  return JSON.stringify([sender, receiver, goodsType, weight, size, carrierCode, slotId, couponId, remark]);
}

/** Returns what a cancelled order used: its coupon, and its part of the fund. */
export async function giveBack(
  visitor: Visitor,
  { orderNo, coupon, reduction }: SentOrder,
  { store }: Pick<GatewayTools, 'store'>,
): Promise<void> {
  if (coupon !== null) await store.wallet.returnCoupon(visitor, coupon.couponId, orderNo);
  if (reduction !== null) await store.funds.undo(visitor, reduction.useId);
}
