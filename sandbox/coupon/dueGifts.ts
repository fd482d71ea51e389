/** Coupons that become due as parcels are shipped: collected when the wallet or their own page is read. */
import { AGGREGATIONS } from '../pick/aggregations';
import { issuedRewards } from '../pick/aggregationOperations';
import type { GatewayTools } from '../core/call';
import type { WalletCoupon } from '../send/miniTypes';
import type { Visitor } from '../core/rewardTypes';
import type { IncentiveFixture } from './incentiveFixture';
import { INCENTIVES } from './incentives';
import { roundOf } from './incentiveRound';

/** Id of a prize, in the list of its activity and in the wallet. */
export const prizeIdOf = (code: string, accountId: string, taskNum: number, index: number): string =>
  `${code}-${accountId}-${taskNum}-${index + 1}`;

/** Prizes of the stages whose parcel has been shipped. */
export async function collectPrizes(
  activity: IncentiveFixture,
  accountId: string,
  tools: GatewayTools,
): Promise<void> {
  const { stages } = await roundOf(activity, accountId, tools);
  for (const { stage, reachedBy } of stages) {
    const givenAtMs = reachedBy?.shippedAtMs ?? null;
    if (givenAtMs === null) continue;
    await tools.store.giveCoupons(accountId, {
      key: `${activity.code} ${stage.taskNum}`,
      templates: stage.coupons,
      givenAtMs,
      ids: stage.coupons.map((_, index) => prizeIdOf(activity.code, accountId, stage.taskNum, index)),
    });
  }
}

/** The wallet, with everything that is due by now. */
export async function walletFor(visitor: Visitor, tools: GatewayTools): Promise<readonly WalletCoupon[]> {
  const { store } = tools;
  for (const activity of INCENTIVES)
    if ((await store.joiningOf(visitor.id, activity.code)) !== null)
      await collectPrizes(activity, visitor.id, tools);
  for (const fixture of AGGREGATIONS)
    for (const gift of await issuedRewards(fixture, visitor.id, tools))
      await store.giveCoupons(visitor.id, gift);
  return store.walletOf(visitor);
}
