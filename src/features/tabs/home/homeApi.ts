/** The home page's one call (contract tag `home`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { homeOverview } from '@/api/generated/operations/overview';
import type { CouponHint } from '@/api/generated/operations/overview';
import type { TaskHint } from '@/api/generated/operations/overview';
import type { WaitingParcel } from '@/api/generated/schemas/WaitingParcel';
import { toCampaigns, type Campaign } from '@/domain/overview/campaigns';
import type { PlatformCode } from '@/platform/host/types';
import { parseBeijingTime } from '@/utils/beijingTime';

const MAX_CHANNEL = 128;

export interface NearestParcel {
  readonly parcelId: string;
  readonly carrier: string;
  /** Last four of the waybill. */
  readonly tail: string;
  readonly cabinet: string;
  /** Null: the visitor's place is not known. */
  readonly distanceMeter: number | null;
  readonly pickupCode: string;
  /** Epoch milliseconds, server time; null when the gateway's is none. */
  readonly overdueAtMs: number | null;
  /** To pay before the cell opens. */
  readonly payFen: number;
}

export interface HomeOverview {
  /** What the gateway takes the visitor for. */
  readonly isLogin: boolean;
  readonly campaigns: readonly Campaign[];
  readonly coupon: CouponHint | null;
  readonly task: TaskHint | null;
  readonly parcel: NearestParcel | null;
  readonly waitingCount: number;
  readonly claimableCount: number;
}

export interface HomePlace {
  readonly client: PlatformCode;
  /** Where the visitor came from; '' when unknown. */
  readonly channelId: string;
}

/**
 * Decision: the place is not sent. The page is everybody's first, and a question for the position that nobody asked for
 * is refused by most; without it the gateway's nearest parcel is the one that waits longest.
 * @throws ApiError; never for want of a login
 */
export async function fetchHome(
  gateway: Pick<Gateway, 'call'>,
  { client, channelId }: HomePlace,
  scope: Scope,
): Promise<HomeOverview> {
  const json = { client, channelId: channelId.slice(0, MAX_CHANNEL), longitude: '', latitude: '' };
  const { data } = await gateway.call(homeOverview, json, scope);
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
