import type { DistributionStatus } from '../../contract/types';
import type { Parcel } from '../campaign/parcelTypes';
import { fail, requireVisitor, succeed, type GatewayTools } from '../core/call';
import type { Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import type { CouponGift } from '../coupon/couponLedger';
import type { CouponTemplate } from '../coupon/coupons';
import { type AggregationStageFixture } from './aggregationFixture';
import { type AggregationFixture } from './aggregationFixture';
import { aggregationOf, findAggregation } from './aggregations';

const OK = '0';
const VALID_DAYS = 30;
const NO_SUCH_PACKAGE = fail('100206001', '任务包不存在，请刷新后重试');
const NOT_REACHED = fail('100206002', '您还未完成寄件任务，请先前往下单');
const OVER = fail('100206003', '活动已过期');

const TOAST: Readonly<Record<DistributionStatus, string>> = {
  0: '',
  1: '领取成功，奖励将在快件发运后自动到账',
  2: '领取成功',
};

/** Reward-aggregation cards (product §1.2.5, §1.4). */
export const aggregationOperations = {
  async aggregationEntrance(call, tools) {
    const { id } = requireVisitor(call);
    const fixture = aggregationOf(call.body.sourceBizId);
    if (fixture.isAbsent === true) return succeed(OK, { activity: null });
    const parcels = await countedParcels(fixture, id, tools);
    const claimed = await tools.store.aggregations.claimedStages(id, fixture.code);
    return succeed(OK, {
      activity: {
        activityId: fixture.code,
        activityName: fixture.name,
        userTag: fixture.userTag,
        taskPkgName: fixture.packageName,
        taskPkgReceiveId: packageIdOf(fixture, id),
        endTm: beijingTime(endOf(fixture, tools)),
        stageList: fixture.stages.map((stage, index) => {
          const stageNo = index + 1;
          const isClaimed = stage.isClaimed === true || claimed.includes(stageNo);
          return {
            stageNo,
            targetCount: stage.target,
            currentCount: parcels.length,
            distributionStatus: isClaimed ? distributionOf(stage, parcels) : 0,
            prizeValue: stage.valueFen,
            prizeTitle: stage.title,
            couponIdsStr: isClaimed ? couponIdsOf(fixture, id, stageNo) : '',
          };
        }),
      },
    });
  },

  async claimAggregationReward(call, tools) {
    const { id } = requireVisitor(call);
    const { activityId, stageNo, taskPkgReceiveId } = call.body;
    const fixture = findAggregation(activityId);
    if (fixture === undefined || taskPkgReceiveId !== packageIdOf(fixture, id)) return NO_SUCH_PACKAGE;
    const stage = fixture.stages[stageNo - 1];
    if (stage === undefined) return NO_SUCH_PACKAGE;
    const parcels = await countedParcels(fixture, id, tools);
    const claimed = await tools.store.aggregations.claimedStages(id, fixture.code);
    if (stage.isClaimed !== true && !claimed.includes(stageNo)) {
      if (tools.clock.nowMs() >= endOf(fixture, tools)) return OVER;
      if (parcels.length < stage.target) return NOT_REACHED;
      if (fixture.refusal !== undefined) return fail(fixture.refusal.code, fixture.refusal.msg);
      await tools.store.aggregations.claimStage(id, fixture.code, stageNo);
    }
    const distributionStatus = distributionOf(stage, parcels);
    return succeed(OK, { distributionStatus, toast: TOAST[distributionStatus] });
  },
} satisfies Partial<Handlers>;

/** Numbers of the stages that this account could claim now. */
export async function claimableStages(
  fixture: AggregationFixture,
  accountId: string,
  tools: GatewayTools,
): Promise<readonly number[]> {
  if (tools.clock.nowMs() >= endOf(fixture, tools)) return [];
  const parcels = await countedParcels(fixture, accountId, tools);
  const claimed = await tools.store.aggregations.claimedStages(accountId, fixture.code);
  return fixture.stages.flatMap(({ target, isClaimed }, index) => {
    const stageNo = index + 1;
    return isClaimed === true || claimed.includes(stageNo) || parcels.length < target ? [] : [stageNo];
  });
}

/** Rewards that the account has claimed and that have been issued. */
export async function issuedRewards(
  fixture: AggregationFixture,
  accountId: string,
  tools: GatewayTools,
): Promise<readonly CouponGift[]> {
  const claimed = await tools.store.aggregations.claimedStages(accountId, fixture.code);
  if (claimed.length === 0) return [];
  const parcels = await countedParcels(fixture, accountId, tools);
  return claimed.flatMap((stageNo) => {
    const stage = fixture.stages[stageNo - 1];
    if (stage === undefined || distributionOf(stage, parcels) === 1) return [];
    return [
      {
        key: `${fixture.code} ${stageNo}`,
        templates: rewardCoupons(stage),
        ids: couponIdsOf(fixture, accountId, stageNo).split(','),
      },
    ];
  });
}

/** The value of the reward, in equal parts. */
const rewardCoupons = ({ valueFen, title, couponCount = 1 }: AggregationStageFixture) =>
  Array.from({ length: couponCount }, (_, index): CouponTemplate => {
    const even = Math.floor(valueFen / couponCount);
    const fen = index === 0 ? valueFen - even * (couponCount - 1) : even;
    return { type: 3, cost: String(fen / 100), title, desc: '无门槛使用', validDays: VALID_DAYS };
  });

/** Epoch milliseconds, in whole seconds, because `endTm` has no smaller unit. */
function endOf(fixture: AggregationFixture, { seededAtMs }: GatewayTools): number {
  return Math.floor(seededAtMs() / 1000) * 1000 + fixture.endsInSeconds * 1000;
}

/** The fixture's parcels, then the account's since reset, in the order of sending. */
async function countedParcels(
  fixture: AggregationFixture,
  accountId: string,
  tools: GatewayTools,
): Promise<readonly Parcel[]> {
  const { parcels, lastShippingMs } = await tools.store.parcels.parcelsOf(accountId);
  const seeded = Array.from({ length: fixture.seededParcels }, (_, index): Parcel => {
    const sentAtMs = tools.seededAtMs() - (fixture.seededParcels - index) * 3_600_000;
    return { sentAtMs, shippedAtMs: index < fixture.seededShipped ? sentAtMs : lastShippingMs };
  });
  return [...seeded, ...parcels];
}

/** Of a claimed stage: issued once the parcel that reached it has been shipped. */
function distributionOf(stage: AggregationStageFixture, parcels: readonly Parcel[]): 1 | 2 {
  const reachedBy = parcels[stage.target - 1];
  return reachedBy === undefined || reachedBy.shippedAtMs === null ? 1 : 2;
}

const packageIdOf = (fixture: AggregationFixture, accountId: string): string =>
  `PKG-${accountId}-${fixture.code}`;

function couponIdsOf(fixture: AggregationFixture, accountId: string, stageNo: number): string {
  const count = fixture.stages[stageNo - 1]?.couponCount ?? 1;
  return Array.from(
    { length: count },
    (_, index) => `${packageIdOf(fixture, accountId)}-${stageNo}-${index + 1}`,
  ).join(',');
}
