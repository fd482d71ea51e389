import {
  fail,
  requireVisitor,
  succeed,
  visitorOf,
  type Answer,
  type GatewayTools,
  type Handlers,
} from '../core/call';
import { beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { maskedPhone } from '../invite/inviteRules';
import { findProvince } from '../send/regions';
import { type GiftFixture, GIFTS, SHIPPED_AFTER_HOURS, SIGNED_AFTER_HOURS } from './gifts';
import type { AcceptedGift, GiftReceiver } from './giftTable';

const OK = '0';
const HOUR_MS = 3_600_000;
const NO_SUCH = fail('204100001', '没有找到这份礼物');
const OVER = fail('204100002', '来晚啦，这份礼物已过期');
const TAKEN = fail('204100003', '来晚啦，这份礼物已被领取');
const NO_ADDRESS = fail('204100004', '请先选择收货地址');
const OUT_OF_RANGE = fail('204100005', '该地区暂时无法送达，请换一个收货地址');

const giftOf = (code: string): GiftFixture | undefined => GIFTS.find((each) => each.code === code);
const isOver = ({ endsInHours }: GiftFixture, { clock, seededAtMs }: GatewayTools): boolean =>
  clock.nowMs() >= seededAtMs() + endsInHours * HOUR_MS;

/** Shipping status of the user's own physical gift: waiting, on its way, delivered. */
function wayOf({ acceptedAtMs }: AcceptedGift, nowMs: number) {
  const shippedAtMs = acceptedAtMs + SHIPPED_AFTER_HOURS * HOUR_MS;
  const signedAtMs = acceptedAtMs + SIGNED_AFTER_HOURS * HOUR_MS;
  const isShipped = nowMs >= shippedAtMs;
  const isSigned = nowMs >= signedAtMs;
  return {
    stateCode: isSigned ? 'SIGNED' : isShipped ? 'SHIPPED' : 'TO_SHIP',
    carrierName: isShipped ? '顺丰速运' : '',
    waybillNo: isShipped ? `SF${String(Math.floor(acceptedAtMs / 1000)).padStart(13, '1')}` : '',
    shipTm: isShipped ? beijingTime(shippedAtMs) : '',
    signTm: isSigned ? beijingTime(signedAtMs) : '',
  };
}

const STAYS = { carrierName: '', waybillNo: '', shipTm: '', signTm: '' };

/** Names and house numbers are partly masked, also for their owner: someone may be looking over the shoulder. */
function receiverOf(receiver: GiftReceiver | null) {
  if (receiver === null) return { receiverName: '', receiverMobile: '', receiverAddress: '' };
  const { name, mobile, province, city, district, detail } = receiver;
  const region = [province === city ? '' : province, city, district].join('');
  return {
    receiverName: `${Array.from(name)[0] ?? ''}**`,
    receiverMobile: maskedPhone(mobile),
    receiverAddress: `${region}${Array.from(detail).slice(0, 4).join('')}****`,
  };
}

async function answerOf(
  gift: GiftFixture,
  visitor: Visitor | null,
  origin: string,
  tools: GatewayTools,
): Promise<Answer> {
  const { code, title, giverName, headImgUrl, goodsDesc, rule, coupons, endsInHours } = gift;
  const accepted = await tools.store.gifts.acceptedGift(code, visitor?.id ?? null);
  const own = accepted !== null && accepted.ownerId === visitor?.id ? accepted : null;
  const state =
    own !== null
      ? coupons === null
        ? wayOf(own, tools.clock.nowMs())
        : { ...STAYS, stateCode: 'RECEIVED' }
      : { ...STAYS, stateCode: accepted !== null ? 'TAKEN' : isOver(gift, tools) ? 'OVER' : 'TO_ACCEPT' };
  return succeed(OK, {
    giftCode: code,
    kind: coupons === null ? 'THING' : 'COUPON',
    title,
    giverName,
    headImgUrl: headImgUrl.replace('{origin}', origin),
    goodsDesc,
    ruleDesc: rule,
    expireTm: beijingTime(tools.seededAtMs() + endsInHours * HOUR_MS),
    coupons:
      own !== null && coupons !== null ? await tools.store.claims.heldCoupons(own.ownerId, coupons) : [],
    ...receiverOf(own?.receiver ?? null),
    acceptTm: own === null ? '' : beijingTime(own.acceptedAtMs),
    ...state,
  });
}

/** Why an unclaimed gift cannot be accepted like this; null: it can. */
function refusalOf(gift: GiftFixture, receiver: GiftReceiver | null, tools: GatewayTools): Answer | null {
  if (isOver(gift, tools)) return OVER;
  if (gift.coupons !== null) return null;
  if (receiver === null) return NO_ADDRESS;
  const province = findProvince(receiver.province);
  return province === undefined || province.area === 'other' ? OUT_OF_RANGE : null;
}

/** Gifts with a code. */
export const giftOperations = {
  async giftInfo(call, tools) {
    const gift = giftOf(call.body.giftCode);
    return gift === undefined ? NO_SUCH : answerOf(gift, visitorOf(call), call.origin, tools);
  },

  async acceptGift(call, tools) {
    const visitor = requireVisitor(call);
    const { giftCode, receiver } = call.body;
    const gift = giftOf(giftCode);
    if (gift === undefined) return NO_SUCH;
    const before = await tools.store.gifts.acceptedGift(giftCode, visitor.id);
    const refusal = before === null ? refusalOf(gift, receiver, tools) : null;
    if (refusal !== null) return refusal;
    const { ownerId } = await tools.store.gifts.acceptGift(
      visitor,
      giftCode,
      gift.coupons === null ? receiver : null,
    );
    if (ownerId !== visitor.id) return TAKEN;
    if (gift.coupons !== null) await tools.store.claims.claim(visitor.id, gift.coupons);
    return answerOf(gift, visitor, call.origin, tools);
  },
} satisfies Partial<Handlers>;
