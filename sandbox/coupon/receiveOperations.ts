import type { CouponInfo, ReceiveRequest } from '../../contract/types';
import { type ActivityFixture } from '../campaign/activityFixture';
import { admits, baseFieldsOf, NO_SUCH_ACTIVITY, statusOf, type StatusCode } from '../campaign/activityRules';
import { fail, requireVisitor, succeed, type Call, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { yieldTurn } from '../core/random';
import { findActivity } from './activities';

const OK = '0';

export interface Reason {
  readonly reasonCode: string;
  readonly reasonMsg: string;
}

export const ALREADY: Reason = { reasonCode: '100901005', reasonMsg: '您已成功领券，快去使用吧' };
export const SOLD_OUT: Reason = { reasonCode: '100901006', reasonMsg: '来晚啦，优惠券已被领完' };
const WRONG_CLIENT: Reason = { reasonCode: '100901007', reasonMsg: '请换种方式参加活动' };
const NOT_OPEN: Readonly<Record<Exclude<StatusCode, 'PROCEED'>, Reason>> = {
  NOT_START: { reasonCode: '100901001', reasonMsg: '活动未开始，敬请期待' },
  PAUSED: { reasonCode: '100901002', reasonMsg: '活动暂停中，请稍后再来' },
  OFF_SHELF: { reasonCode: '100901003', reasonMsg: '活动已下架' },
  FINISHED: { reasonCode: '100901006', reasonMsg: '抱歉，活动已结束' },
};

/** Receive-coupon activity (product §1.2.1, §1.4). */
export const receiveOperations = {
  async receiveActivityInfo({ body, origin }, tools) {
    const activity = findActivity(body.code);
    if (activity === undefined) return NO_SUCH_ACTIVITY;
    if (activity.infoFailure !== undefined) return fail(activity.infoFailure.code, activity.infoFailure.msg);
    return succeed(OK, {
      ...baseFieldsOf(activity, tools),
      pageConfig: {
        commonReceiveCouponV1DTO: Object.fromEntries(
          Object.entries({ ...activity.config }).map(([field, value]) => [
            field,
            value.replace('{origin}', origin),
          ]),
        ),
      },
    });
  },

  async preReceiveCheck(call, tools) {
    const { phone, id } = requireVisitor(call);
    const activity = findActivity(call.body.code);
    if (activity === undefined) return NO_SUCH_ACTIVITY;
    const held = await tools.store.claims.heldCoupons(id, activity);
    const reason = await reasonAgainst(activity, held, call, tools);
    return succeed(OK, {
      phone,
      isCanReceive: reason === null,
      couponInfos: held,
      reasonCode: reason?.reasonCode ?? null,
      reasonMsg: reason?.reasonMsg ?? null,
    });
  },

  async receiveCoupon(call, tools) {
    const { id } = requireVisitor(call);
    const activity = findActivity(call.body.code);
    if (activity === undefined) return NO_SUCH_ACTIVITY;
    const held = await tools.store.claims.heldCoupons(id, activity);
    const reason = await reasonAgainst(activity, held, call, tools);
    if (reason !== null) return succeed(OK, { result: false, couponInfos: held, ...reason });
    await yieldTurn();
    const outcome = await tools.store.claims.claim(id, activity);
    switch (outcome.kind) {
      case 'claimed':
        return succeed(OK, {
          result: true,
          couponInfos: outcome.coupons,
          reasonCode: null,
          reasonMsg: null,
        });
      case 'already':
        return succeed(OK, { result: false, couponInfos: outcome.coupons, ...ALREADY });
      case 'sold-out':
        return succeed(OK, { result: false, couponInfos: [], ...SOLD_OUT });
    }
  },
} satisfies Partial<Handlers>;

/** Why this user may not claim now, or null. Held coupons take precedence: an ended page still shows them. */
export async function reasonAgainst(
  activity: ActivityFixture,
  held: readonly CouponInfo[],
  call: Call<ReceiveRequest>,
  tools: GatewayTools,
): Promise<Reason | null> {
  if (held.length > 0) return ALREADY;
  if (!admits(activity, call.body.client)) return WRONG_CLIENT;
  const status = activity.infoFailure === undefined ? statusOf(activity, tools) : 'FINISHED';
  if (status !== 'PROCEED') return NOT_OPEN[status];
  if (activity.refusal !== undefined) return activity.refusal;
  return (await tools.store.claims.stockOf(activity)) > 0 ? null : SOLD_OUT;
}
