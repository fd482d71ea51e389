import { array, boolean, known, nullable, number, object, string } from '@/api/decode';
import type { KeptForm } from '@/data/LastAnswer';
import { NEAREST_PARCEL } from '@/domain/parcel/nearestParcel';
import type { HomeOverview } from './homeApi';

/** The home page as the device keeps it: only the one of a logged-in user, for their parcel. */
export const KEPT_HOME: KeptForm<HomeOverview> = {
  decode: object({
    isLogin: boolean,
    campaigns: array(
      object({
        code: string,
        kind: known('receive', 'incentive', 'weekly', 'reduction'),
        title: string,
        subTitle: string,
        status: string,
        startMs: number,
        endMs: number,
        startTm: string,
        imageUrl: string,
        link: string,
      }),
    ),
    coupon: nullable(object({ count: number, expiringCount: number, firstEndTm: nullable(string) })),
    task: nullable(object({ rewardFen: number, taskCount: number, channelId: string })),
    parcel: nullable(NEAREST_PARCEL),
    waitingCount: number,
    claimableCount: number,
  }),
  part: (home, rows) => (home.isLogin ? { ...home, campaigns: home.campaigns.slice(0, rows) } : null),
};
