import type { CouponInfo, CouponListItem, ReleaseStatus } from '../../contract/types';
import { NO_SUCH_ACTIVITY } from '../campaign/activityRules';
import { requireVisitor, succeed, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { beijingDayStart, beijingTime } from '../core/clock';
import type { Visitor } from '../core/visitor';
import { findActivity } from './activities';
import { couponListOf, descriptionOf, hasCouponList, rulesOf } from './couponLists';
import type { CouponTemplate } from './coupons';
import { collectPrizes, prizeIdOf } from './dueGifts';
import { type IncentiveFixture } from './incentiveFixture';
import { roundOf } from './incentiveRound';
import { findIncentive } from './incentives';

const OK = '0';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface ListedCoupon {
  readonly releaseStatus: ReleaseStatus;
  readonly item: CouponListItem;
}

/** Coupons that a user has from one activity (product §1.2.3). */
export const couponListOperations = {
  async couponList(call, tools) {
    const visitor = requireVisitor(call);
    const { code, pageNo, pageSize, releaseStatus } = call.body;
    const coupons = await couponsFrom(code, visitor, tools);
    if (coupons === null) return NO_SUCH_ACTIVITY;
    const wanted = coupons.filter((coupon) => coupon.releaseStatus === releaseStatus);
    const from = (pageNo - 1) * pageSize;
    return succeed(OK, {
      content: wanted.slice(from, from + pageSize).map(({ item }) => item),
      total: wanted.length,
      rules: rulesOf(code),
    });
  },
} satisfies Partial<Handlers>;

/** All coupons that the account has from the activity, newest first; null: no such activity. */
async function couponsFrom(
  code: string,
  visitor: Visitor,
  tools: GatewayTools,
): Promise<readonly ListedCoupon[] | null> {
  const activity = findActivity(code);
  const incentive = findIncentive(code);
  if (activity === undefined && incentive === undefined && !hasCouponList(code)) return null;
  const claimed = activity === undefined ? [] : await tools.store.claims.heldCoupons(visitor.id, activity);
  if (incentive !== undefined) await collectPrizes(incentive, visitor.id, tools);
  const used = new Set(
    (await tools.store.wallet.walletOf(visitor)).flatMap(({ info, usedFor }) =>
      usedFor === null ? [] : [info.couponId],
    ),
  );
  const won = incentive === undefined ? [] : await wonCoupons(incentive, visitor.id, used, tools);
  return [
    ...claimed.map((coupon) => claimedCoupon(coupon, used, tools)),
    ...won,
    ...seededCoupons(code, tools),
  ];
}

function claimedCoupon(coupon: CouponInfo, used: ReadonlySet<string>, tools: GatewayTools): ListedCoupon {
  const { couponId, couponDesc, ...shown } = coupon;
  const isOver = coupon.validEndTm < beijingTime(tools.clock.nowMs()); // times in this format sort chronologically
  return {
    releaseStatus: 1,
    item: {
      ...shown,
      id: couponId,
      limitDescription: couponDesc,
      couponDescription: descriptionOf(coupon.couponType),
      prizeStatus: used.has(couponId) ? 2 : isOver ? 3 : 1,
    },
  };
}

/** Prizes of the reached stages: credited when the parcel that reached the stage has been shipped. */
async function wonCoupons(
  activity: IncentiveFixture,
  accountId: string,
  used: ReadonlySet<string>,
  tools: GatewayTools,
): Promise<readonly ListedCoupon[]> {
  const { stages } = await roundOf(activity, accountId, tools);
  return [...stages].reverse().flatMap(({ stage, reachedBy }) => {
    if (reachedBy === null) return [];
    return stage.coupons.map((template, index): ListedCoupon => ({
      releaseStatus: reachedBy.shippedAtMs === null ? 0 : 1,
      item: itemOf(
        {
          id: prizeIdOf(activity.code, accountId, stage.taskNum, index),
          template,
          description: descriptionOf(template.type),
          givenAtMs: reachedBy.shippedAtMs ?? reachedBy.sentAtMs,
          isUsed: used.has(prizeIdOf(activity.code, accountId, stage.taskNum, index)),
        },
        tools,
      ),
    }));
  });
}

function seededCoupons(code: string, tools: GatewayTools): readonly ListedCoupon[] {
  return couponListOf(code).map(({ releaseStatus, givenHoursAgo, ...coupon }, index) => ({
    releaseStatus,
    item: itemOf(
      {
        ...coupon,
        id: `${code}-${String(index + 1).padStart(4, '0')}`,
        givenAtMs: tools.seededAtMs() - givenHoursAgo * HOUR_MS,
      },
      tools,
    ),
  }));
}

interface GivenCoupon {
  readonly id: string;
  readonly template: CouponTemplate;
  readonly description: string;
  readonly givenAtMs: number;
  readonly isUsed: boolean;
}

/** Valid from the start of the day it was issued; used, expired by the server's clock, or ready to use. */
function itemOf(coupon: GivenCoupon, { clock }: GatewayTools): CouponListItem {
  const { id, template, description, givenAtMs, isUsed } = coupon;
  const startMs = beijingDayStart(givenAtMs);
  const endMs = startMs + template.validDays * DAY_MS - 1000;
  return {
    id,
    couponType: template.type,
    couponCostStr: template.cost,
    limitDescription: template.desc,
    couponTitle: template.title,
    validStartTm: beijingTime(startMs),
    validEndTm: beijingTime(endMs),
    couponDescription: description,
    prizeStatus: isUsed ? 2 : clock.nowMs() > endMs ? 3 : 1,
  };
}
