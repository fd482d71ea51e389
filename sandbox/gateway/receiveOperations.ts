import { beijingTime } from '../clock';
import { findActivity, type ActivityFixture } from '../fixtures/activities';
import { yieldTurn } from '../random';
import { fail, requireVisitor, succeed, type Call, type GatewayTools, type Handlers } from './call';
import type { CouponInfo, ReceiveRequest } from './wire';

const OK = '0';
const HOUR_MS = 3_600_000;

const STATUS_NUMBER = { NOT_START: 1, PROCEED: 2, PAUSED: 3, OFF_SHELF: 4, FINISHED: 5 } as const;
type StatusCode = keyof typeof STATUS_NUMBER;

const NO_SUCH_ACTIVITY = fail('100205002', '活动不存在');

interface Reason {
  readonly reasonCode: string;
  readonly reasonMsg: string;
}

const ALREADY: Reason = { reasonCode: '100901005', reasonMsg: '您已成功领券，快去使用吧' };
const SOLD_OUT: Reason = { reasonCode: '100901006', reasonMsg: '来晚啦，优惠券已被领完' };
const WRONG_CLIENT: Reason = { reasonCode: '100901007', reasonMsg: '请换种方式参加活动' };
const NOT_OPEN: Readonly<Record<Exclude<StatusCode, 'PROCEED'>, Reason>> = {
  NOT_START: { reasonCode: '100901001', reasonMsg: '活动未开始，敬请期待' },
  PAUSED: { reasonCode: '100901002', reasonMsg: '活动暂停中，请稍后再来' },
  OFF_SHELF: { reasonCode: '100901003', reasonMsg: '活动已下架' },
  FINISHED: { reasonCode: '100901006', reasonMsg: '抱歉，活动已结束' },
};

/** Receive-coupon activity (spec 1 §2.1, §4). */
export const receiveOperations: Pick<Handlers, 'receiveActivityInfo' | 'preReceiveCheck' | 'receiveCoupon'> =
  {
    async receiveActivityInfo({ body, origin }, tools) {
      const activity = findActivity(body.code);
      if (activity === undefined) return NO_SUCH_ACTIVITY;
      if (activity.infoFailure !== undefined)
        return fail(activity.infoFailure.code, activity.infoFailure.msg);
      const statusCode = statusOf(activity, tools);
      const { startMs, endMs } = span(activity, tools);
      const { code, name, title, description, biz, scene, clientMap } = activity;
      return succeed(OK, {
        code,
        name,
        title,
        description,
        startTm: beijingTime(startMs),
        endTm: beijingTime(endMs),
        status: STATUS_NUMBER[statusCode],
        statusCode,
        biz,
        scene,
        clientMap,
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
      const held = await tools.store.heldCoupons(id, activity);
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
      const held = await tools.store.heldCoupons(id, activity);
      const reason = await reasonAgainst(activity, held, call, tools);
      if (reason !== null) return succeed(OK, { result: false, couponInfos: held, ...reason });
      await yieldTurn();
      const outcome = await tools.store.claim(id, activity);
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
  };

/** Why this visitor may not claim now, or null. Holding the coupons comes first: a page that is over still shows them. */
async function reasonAgainst(
  activity: ActivityFixture,
  held: readonly CouponInfo[],
  call: Call<ReceiveRequest>,
  tools: GatewayTools,
): Promise<Reason | null> {
  if (held.length > 0) return ALREADY;
  if (!admits(activity, call.body.client)) return WRONG_CLIENT;
  const status = statusOf(activity, tools);
  if (status !== 'PROCEED') return NOT_OPEN[status];
  if (activity.refusal !== undefined) return activity.refusal;
  return (await tools.store.stockOf(activity)) > 0 ? null : SOLD_OUT;
}

function admits({ clientMap }: ActivityFixture, client: number): boolean {
  const isPlainBrowser = client === 3 || client === 9;
  return (
    '0' in clientMap ||
    String(client) in clientMap ||
    (isPlainBrowser && ('3' in clientMap || '9' in clientMap))
  );
}

function span(
  activity: ActivityFixture,
  { seededAtMs }: GatewayTools,
): { readonly startMs: number; readonly endMs: number } {
  // Whole minutes: an activity does not start at 10:31:07.
  const baseMs = Math.floor(seededAtMs() / 60_000) * 60_000;
  return {
    startMs: baseMs + activity.startsInHours * HOUR_MS,
    endMs: baseMs + activity.endsInHours * HOUR_MS,
  };
}

function statusOf(activity: ActivityFixture, tools: GatewayTools): StatusCode {
  const { startMs, endMs } = span(activity, tools);
  const now = tools.clock.nowMs();
  if (now >= endMs || activity.infoFailure !== undefined) return 'FINISHED';
  if (activity.operatorStatus !== undefined) return activity.operatorStatus;
  return now < startMs ? 'NOT_START' : 'PROCEED';
}
