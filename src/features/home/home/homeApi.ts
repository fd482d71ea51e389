/** API of the home page: its only call (contract tag `home`). Raw server types stay inside this file. */
import type { Gateway, Scope } from '@/api';
import { homeOverview } from '@/api/generated/operations/overview';
import type { CouponHint } from '@/api/generated/operations/overview';
import type { TaskHint } from '@/api/generated/operations/overview';
import type { WaitingParcel } from '@/api/generated/schemas/WaitingParcel';
import type { NearestParcel } from '@/domain/parcel/nearestParcel';
import { toCampaigns, type Campaign } from '@/features/home/campaigns';
import type { PlatformCode } from '@/platform/host/types';
import { parseBeijingTime } from '@/utils/beijingTime';
import { homeRequest } from './homeRequest';

export interface HomeOverview {
  /** Whether the gateway treats the user as logged in. */
  readonly isLogin: boolean;
  readonly campaigns: readonly Campaign[];
  readonly coupon: CouponHint | null;
  readonly task: TaskHint | null;
  readonly parcel: NearestParcel | null;
  readonly waitingCount: number;
  readonly claimableCount: number;
}

interface HomePlace {
  readonly client: PlatformCode;
  /** Where the user came from; '' if unknown. */
  readonly channelId: string;
}

/** @throws ApiError; never because of a missing login */
export async function fetchHome(
  gateway: Pick<Gateway, 'call'>,
  { client, channelId }: HomePlace,
  scope: Scope,
): Promise<HomeOverview> {
  const { data } = await gateway.call(homeOverview, homeRequest(client, channelId), scope);
  return {
    isLogin: data.isLogin,
    campaigns: toCampaigns(data.campaignList),
    coupon: data.couponHint,
    task: data.taskHint,
    parcel: data.nearestParcel === null ? null : toParcel(data.nearestParcel),
    waitingCount: data.waitingCount,
    claimableCount: data.claimableCount,
  };
}

function toParcel(wire: WaitingParcel): NearestParcel {
  return {
    parcelId: wire.parcelId,
    carrier: wire.carrierName,
    tail: wire.waybillTail,
    cabinet: wire.cabinetName,
    distanceMeter: wire.distanceMeter,
    pickupCode: wire.pickupCode,
    overdueAtMs: parseBeijingTime(wire.overdueTm),
    payFen: wire.payFen,
  };
}
