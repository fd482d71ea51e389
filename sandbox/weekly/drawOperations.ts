import { isAttribution, NOT_READABLE } from '../core/attribution';
import { fail, requireVisitor, succeed, visitorIdOf, type Answer, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { isForSending } from '../coupon/couponBusiness';
import { CAN_DRAW, chooseOutcome, leftDrawsOf, nextDrawOf, reasonCodeOf, type DrawVisit } from './drawRules';
import {
  activityCodeOf,
  activityIdOf,
  findDraw,
  findDrawById,
  type DrawFixture,
  type DrawPrizeFixture,
} from './fixtures/draws';

const OK = '0';
const HOUR_MS = 3_600_000;
const FUND_DAYS = 30;
const NO_SUCH_DRAW = fail('200400001', '抽奖活动不存在，看看其他活动吧');
/** `receiveLimitBiz` of every draw; the client sends it back as `biz`. */
const LIMIT_BIZ = '2';

/** Texts of refused draws; for the other codes the client uses its own texts. */
const TOASTS: Readonly<Record<string, string | undefined>> = {
  '1005': '账户信息有误，请重新登录后再试',
  '1006': '活动参与人数已达上限，看看其他活动吧',
};

/** Prize draw of the weekly page (product §2.4, §2.5, §2.7). */
export const drawOperations = {
  async drawPrizeList(call, tools) {
    const { body, origin } = call;
    const draw = findDraw(body.aggregatePageBizId);
    if (draw === undefined || body.drawPrizeActId !== activityIdOf(draw)) return NO_SUCH_DRAW;
    const visit = await visitOf(draw, visitorIdOf(call), tools);
    const reasonCode = reasonCodeOf(draw, visit);
    return succeed(OK, {
      activityCode: activityCodeOf(draw),
      activityId: activityIdOf(draw),
      reasonCode,
      buttonText: buttonTextOf(draw, reasonCode, visit.mine.length),
      nextRoundAwardTip: tipOf(draw, reasonCode, visit.mine.length),
      ...turnsOf(draw, visit),
      receiveLimitBiz: LIMIT_BIZ,
      prizeInfoList: draw.prizes.map((prize, index) => ({
        index,
        prizeCode: prize.code,
        prizeImgUrl: prize.art === null ? '' : `${origin}/__sandbox/art/draw-prize.svg?kind=${prize.art}`,
        ...shownPrize(prize),
      })),
    });
  },

  async drawPrize(call, tools) {
    const visitor = requireVisitor(call);
    const { id } = visitor;
    const { aggregatePageBizId, code, biz, burialPointInfo } = call.body;
    if (!isAttribution(burialPointInfo)) return NOT_READABLE;
    const draw = findDraw(aggregatePageBizId);
    if (draw === undefined || code !== activityCodeOf(draw) || biz !== LIMIT_BIZ) return NO_SUCH_DRAW;
    if (draw.refusal !== undefined) {
      const { reasonCode, nextReasonCode, toast } = draw.refusal;
      return refused(reasonCode, nextReasonCode, toast);
    }
    const before = await visitOf(draw, id, tools);
    const outcome = await tools.store.draws.draw(activityIdOf(draw), id, (state) =>
      chooseOutcome(draw, { ...before, ...state }, tools.random, tools.store.draws.nextPrizeCode),
    );
    tools.store.draws.nextPrizeCode = null;
    if (outcome.kind === 'refused')
      return refused(outcome.reasonCode, outcome.reasonCode, TOASTS[outcome.reasonCode] ?? '');
    await payFund(visitor, draw, outcome, tools);
    const after = await visitOf(draw, id, tools);
    const nextReasonCode = reasonCodeOf(draw, after);
    return succeed(OK, {
      result: true,
      prizeInfo: {
        prizeCode: draw.drawsStranger === true ? 'P-OF-ANOTHER-DRAW' : outcome.prizeCode,
        couponId: outcome.given.find(({ couponDesc }) => isForSending(couponDesc))?.couponId ?? '',
      },
      reasonCode: CAN_DRAW,
      nextReasonCode,
      buttonText: buttonTextOf(draw, nextReasonCode, after.mine.length),
      nextRoundAwardTip: tipOf(draw, nextReasonCode, after.mine.length),
      ...turnsOf(draw, after),
      toast: '',
    });
  },

  async winningRecord(call, tools) {
    const { id } = requireVisitor(call);
    const { activityId, pageNo, pageSize } = call.body;
    const records = [...(await wonBy(id, activityId, tools)), ...wonBefore(activityId, tools)];
    const from = (pageNo - 1) * pageSize;
    return succeed(OK, { content: records.slice(from, from + pageSize), total: records.length });
  },
} satisfies Partial<Handlers>;

/** Drawn money goes into the reduction fund, as a drawn coupon goes into the wallet. */
async function payFund(
  visitor: Visitor,
  { name, prizes }: DrawFixture,
  drawn: { readonly id: string; readonly prizeCode: string },
  { store }: GatewayTools,
): Promise<void> {
  const prize = prizes.find(({ code }) => code === drawn.prizeCode);
  if (prize?.type !== 6) return;
  await store.funds.pay(visitor, {
    key: `draw:${drawn.id}`,
    title: `${name} · ${prize.name}`,
    money: Math.round(Number(prize.cost) * 100),
    validDays: FUND_DAYS,
    activity: null,
  });
}

async function visitOf(
  draw: DrawFixture,
  accountId: string | null,
  { store, clock }: GatewayTools,
): Promise<DrawVisit> {
  const state = await store.draws.drawState(activityIdOf(draw), accountId ?? '');
  const parcelCount = accountId === null ? 0 : (await store.parcels.parcelsOf(accountId)).parcels.length;
  return { ...state, isLoggedIn: accountId !== null, parcelCount, nowMs: clock.nowMs() };
}

const refused = (reasonCode: string, nextReasonCode: string, toast: string): Answer =>
  succeed(OK, {
    result: false,
    prizeInfo: null,
    reasonCode,
    nextReasonCode,
    buttonText: '',
    nextRoundAwardTip: '',
    toast,
  });

/** Empty where the client has its own text. */
function buttonTextOf({ rounds }: DrawFixture, reasonCode: string, drawn: number): string {
  if (reasonCode === '1009') return '寄件 1 次即可抽奖';
  if (reasonCode !== CAN_DRAW || rounds === null) return '';
  return drawn === 0 ? '立即抽奖' : '再抽一次';
}

function tipOf({ rounds }: DrawFixture, reasonCode: string, drawn: number): string {
  if (reasonCode === '1009') return '寄出 1 件快递，即可获得 1 次抽奖机会';
  if (reasonCode !== CAN_DRAW || rounds === null) return '';
  return `第 ${drawn + 1} 轮最高可得首件免单券`;
}

/** Neither for a visitor without login, nor where the draw has no limits. */
function turnsOf(draw: DrawFixture, visit: DrawVisit) {
  const nextDrawMs = nextDrawOf(draw, visit);
  return {
    leftDrawCount: leftDrawsOf(draw, visit),
    nextDrawTm: nextDrawMs === null ? null : beijingTime(nextDrawMs),
  };
}

const shownPrize = ({ type, name, couponType, cost, biz, limit }: DrawPrizeFixture) => ({
  prizeType: type,
  prizeName: name,
  couponType,
  couponCostStr: cost,
  couponBizStr: biz,
  limitDesc: limit,
});

/** What the account has won, newest first; a thank-you does not count. Empty `activityId`: in all draws. */
async function wonBy(accountId: string, activityId: string, { store }: GatewayTools) {
  const draws = await store.draws.drawsOf(accountId);
  return [...draws].reverse().flatMap((draw) => {
    if (activityId !== '' && draw.activityId !== activityId) return [];
    const prize = findDrawById(draw.activityId)?.prizes.find(({ code }) => code === draw.prizeCode);
    if (prize === undefined || prize.type === 5) return [];
    return [{ id: draw.id, ...shownPrize(prize), drawTm: beijingTime(draw.drawnAtMs) }];
  });
}

/** Seeded wins of every account in a draw's fixture, one every five hours before the first state. */
function wonBefore(activityId: string, { seededAtMs }: GatewayTools) {
  const draw = findDrawById(activityId);
  const prizes = draw?.prizes.filter(({ type }) => type !== 5) ?? [];
  return Array.from({ length: draw?.wonBefore ?? 0 }, (_, index) => index).flatMap((index) => {
    const prize = prizes[(index * 3) % prizes.length];
    if (prize === undefined) return [];
    const drawTm = beijingTime(seededAtMs() - (index + 1) * 5 * HOUR_MS);
    return [{ id: `${activityId}-${index + 1}`, ...shownPrize(prize), drawTm }];
  });
}
