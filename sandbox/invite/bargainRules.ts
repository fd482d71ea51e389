/** Sale of a bargain: its price, its stock, and whether this user may buy now. */
import { NO_SUCH_ACTIVITY } from '../campaign/activityRules';
import { fail, type Answer, type GatewayTools } from '../core/call';
import type { Visitor } from '../core/visitor';
import { couponsIn } from '../coupon/packages';
import { payStateOf } from '../coupon/payRules';
import type { PayOrder, PayPlacing } from '../coupon/payTypes';
import type { HelpActivityFixture } from './helpFixtures';
import type { BargainFixture } from './helpFixtures';
import { sumOf, taskStateOf } from './helpRules';
import type { HelpTask } from './helpTypes';
import { type BargainEnd } from './helpTypes';

export const OVER = fail('100901006', '您来晚啦，活动已结束~');
export const SOLD_OUT = fail('201300002', '手慢了，已经被抢光啦');
const BOUGHT = fail('201300003', '您已经买过啦，看看其他活动吧');
const NOT_AT_FLOOR = fail('100901061', '还没砍到底价，快去邀请好友吧');

/** An activity that sells something. */
type Bargain = HelpActivityFixture & { readonly goods: BargainFixture };
export const isBargain = (activity: HelpActivityFixture): activity is Bargain => activity.goods !== undefined;

/** Fen; never below the floor, since cuts stop at the goal. */
export const priceOf = ({ goods }: Bargain, task: HelpTask | null): number =>
  goods.originalFen - (task === null ? 0 : sumOf(task));

/** A sale reduces the stock from its order on, and returns it when the order is closed. */
const stockOf = ({ goods }: Bargain, orders: readonly PayOrder[], nowMs: number): number =>
  Math.max(
    0,
    goods.stock - orders.filter((order) => ['PAYING', 'PAID'].includes(payStateOf(order, nowMs))).length,
  );

/** By phone number, not by account: a new account with the same number has already bought. */
const hasOrder = (orders: readonly PayOrder[], phone: string, state: 'PAYING' | 'PAID', nowMs: number) =>
  orders.some((order) => order.visitor.phone === phone && payStateOf(order, nowMs) === state);

export interface Shelf {
  readonly stock: number;
  /** Why this owner's bargain has ended; null: it has not. */
  endFor(ownerPhone: string): BargainEnd | null;
}

/** The current stock. The user's own unpaid order holds its piece. */
export async function shelfOf(bargain: Bargain, { store, clock }: GatewayTools): Promise<Shelf> {
  const orders = await store.pay.payOrdersFor('BARGAIN', bargain.code);
  const nowMs = clock.nowMs();
  const stock = stockOf(bargain, orders, nowMs);
  return {
    stock,
    endFor(ownerPhone) {
      if (hasOrder(orders, ownerPhone, 'PAID', nowMs)) return 'BOUGHT';
      return stock > 0 || hasOrder(orders, ownerPhone, 'PAYING', nowMs) ? null : 'SOLD_OUT';
    },
  };
}

type BuyCode = 'BUY' | 'NOT_YET' | 'SOLD_OUT' | 'BOUGHT' | 'CLOSED';

/**
 * Decision: a bargain at its floor can be bought until the activity ends, any other only while it runs.
 * @param task the user's own; null: none
 */
export function buyCodeOf(
  { goods }: Bargain,
  task: HelpTask | null,
  {
    end,
    isFinished,
    nowMs,
  }: { readonly end: BargainEnd | null; readonly isFinished: boolean; readonly nowMs: number },
): BuyCode {
  if (end === 'BOUGHT') return end;
  if (isFinished) return 'CLOSED';
  if (end !== null) return end;
  if (task === null) return 'CLOSED';
  switch (taskStateOf(task, nowMs)) {
    case 'OVER':
      return 'CLOSED';
    case 'REACHED':
      return 'BUY';
    case 'RUNNING':
      return goods.isFloorOnly ? 'NOT_YET' : 'BUY';
  }
}

/**
 * The order for the user's own bargain, at its current price. Decision: the order keeps that price and its piece while
 * friends continue to cut; if it is cancelled, the lower price applies.
 */
export function bargainOrderOf(
  visitor: Visitor,
  bargain: Bargain,
  { inviteCode, submitNo }: { readonly inviteCode: string; readonly submitNo: string },
  isFinished: boolean,
  tools: GatewayTools,
): Promise<PayPlacing<Answer>> {
  const { store, clock } = tools;
  const { code, goods } = bargain;
  return store.pay.placePayment<Answer>(visitor, { kind: 'BARGAIN', code, submitNo }, async () => {
    const task = await store.helps.helpTask(inviteCode);
    if (task === null) return { refusal: NO_SUCH_ACTIVITY };
    const { endFor } = await shelfOf(bargain, tools);
    const nowMs = clock.nowMs();
    switch (buyCodeOf(bargain, task, { end: endFor(visitor.phone), isFinished, nowMs })) {
      case 'BOUGHT':
        return { refusal: BOUGHT };
      case 'SOLD_OUT':
        return { refusal: SOLD_OUT };
      case 'CLOSED':
        return { refusal: OVER };
      case 'NOT_YET':
        return { refusal: NOT_AT_FLOOR };
      case 'BUY': {
        const payFen = priceOf(bargain, task);
        return {
          kind: 'BARGAIN',
          code,
          title: goods.name,
          payFen,
          coupons: couponsIn(goods),
          fundUseId: null,
          // With nothing to pay, no payment is needed.
          paidAtMs: payFen === 0 ? nowMs : null,
        };
      }
    }
  });
}
