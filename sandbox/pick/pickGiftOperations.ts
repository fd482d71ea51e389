import { NO_SUCH_ACTIVITY } from '../campaign/activityRules';
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
import { PICK_GIFTS, PICK_RESULTS, type PickGiftFixture } from './pickGifts';

const OK = '0';
const OVER = fail('100901006', '您来晚啦，活动已结束~');
const VALID_DAYS = 30;
const HOUR_MS = 3_600_000;

const giftOf = (code: string): PickGiftFixture | undefined => PICK_GIFTS.find((each) => each.code === code);

async function isOpened(
  { code, prize }: PickGiftFixture,
  visitor: Visitor,
  { store }: GatewayTools,
): Promise<boolean> {
  if (await store.pickGifts.hasOpenedGift(visitor, code)) return true;
  return prize.type === 'COUPON' && (await store.claims.heldCoupons(visitor.id, prize.activity)).length > 0;
}

async function answerOf(
  gift: PickGiftFixture,
  visitor: Visitor | null,
  tools: GatewayTools,
): Promise<Answer> {
  const { code, title, rule, prize, isFinished, giver = '', endsInHours } = gift;
  const opener = visitor !== null && (await isOpened(gift, visitor, tools)) ? visitor : null;
  return succeed(OK, {
    activityCode: code,
    title,
    ruleDesc: rule,
    stateCode: opener !== null ? 'OPENED' : isFinished === true ? 'FINISHED' : 'TO_OPEN',
    prizeType: opener === null ? 'NONE' : prize.type,
    giverName: giver,
    expireTm: beijingTime(tools.seededAtMs() + endsInHours * HOUR_MS),
    fundFen: opener !== null && prize.type === 'FUND' ? prize.fen : 0,
    coupons:
      opener !== null && prize.type === 'COUPON'
        ? await tools.store.claims.heldCoupons(opener.id, prize.activity)
        : [],
  });
}

/** Issues the gift's contents; each part only once, even if it is opened several times at the same moment. */
async function give(
  { code, title, prize }: PickGiftFixture,
  visitor: Visitor,
  { store }: GatewayTools,
): Promise<void> {
  if (prize.type === 'COUPON') await store.claims.claim(visitor.id, prize.activity);
  if (prize.type === 'FUND')
    await store.funds.pay(visitor, {
      key: `pickGift:${code}`,
      title,
      money: prize.fen,
      validDays: VALID_DAYS,
      activity: null,
    });
  await store.pickGifts.noteOpenedGift(visitor, code);
}

/** Gifts for pick-ups. */
export const pickGiftOperations = {
  async pickGiftResult({ body: { orderNo } }, { store }) {
    const result = PICK_RESULTS[orderNo] ?? null;
    if (result === null) return succeed(OK, { stateCode: 'NONE', activityCode: '' });
    const isReady = (await store.pickGifts.giftAskedForMs(orderNo)) >= result.afterMs;
    return succeed(OK, {
      stateCode: isReady ? 'READY' : 'WAITING',
      activityCode: isReady ? result.code : '',
    });
  },

  async pickGiftInfo(call, tools) {
    const gift = giftOf(call.body.activityCode);
    return gift === undefined ? NO_SUCH_ACTIVITY : answerOf(gift, visitorOf(call), tools);
  },

  async openPickGift(call, tools) {
    const visitor = requireVisitor(call);
    const gift = giftOf(call.body.activityCode);
    if (gift === undefined) return NO_SUCH_ACTIVITY;
    if (!(await isOpened(gift, visitor, tools))) {
      if (gift.isFinished === true) return OVER;
      await give(gift, visitor, tools);
    }
    return answerOf(gift, visitor, tools);
  },
} satisfies Partial<Handlers>;
