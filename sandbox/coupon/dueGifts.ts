/** Coupons that become due as parcels are shipped: collected when the wallet or their own page is read. */
import type { GatewayTools } from '../core/call';
import type { Visitor } from '../core/visitor';
import { issuedRewards } from '../pick/aggregationOperations';
import { AGGREGATIONS } from '../pick/aggregations';
import type { IncentiveFixture } from './incentiveFixture';
import { roundOf } from './incentiveRound';
import { INCENTIVES } from './incentives';
import type { WalletCoupon } from './walletCoupon';

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
    await tools.store.wallet.giveCoupons(accountId, {
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
    if ((await store.incentives.joiningOf(visitor.id, activity.code)) !== null)
      await collectPrizes(activity, visitor.id, tools);
  for (const fixture of AGGREGATIONS)
    for (const gift of await issuedRewards(fixture, visitor.id, tools))
      await store.wallet.giveCoupons(visitor.id, gift);
  return store.wallet.walletOf(visitor);
}
