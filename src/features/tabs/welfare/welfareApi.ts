/** The welfare page's one call (contract tag `home`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { welfareOverview, type WeeklyEntry } from '@/api/generated/operations/overview';
import type { CouponHint } from '@/api/generated/operations/overview';
import type { TaskHint } from '@/api/generated/operations/overview';
import { toCampaigns, type Campaign } from '@/domain/overview/campaigns';
import type { PlatformCode } from '@/platform/host/types';
import { pictureAddress } from '@/session/links';

const MAX_CHANNEL = 128;

/** The weekly page that runs, or comes next. */
export interface Weekly {
  readonly configId: string;
  readonly channelId: string;
  readonly title: string;
  readonly subTitle: string;
  readonly imageUrl: string;
  readonly isRunning: boolean;
}

export interface WelfareOverview {
  /** What the gateway takes the visitor for. */
  readonly isLogin: boolean;
  readonly campaigns: readonly Campaign[];
  /** Null: none that anybody could take part in. */
  readonly weekly: Weekly | null;
  /** Of the reduction fund, that can be used; null: nobody is logged in. */
  readonly fundFen: number | null;
  readonly task: TaskHint | null;
  /** For the reduction center; '' for none. */
  readonly taskChannelId: string;
  readonly coupon: CouponHint | null;
  readonly claimableCount: number;
}

export interface WelfarePlace {
  readonly client: PlatformCode;
  /** Where the visitor came from; '' when unknown. */
  readonly channelId: string;
}

/** @throws ApiError; never for want of a login */
export async function fetchWelfare(
  gateway: Pick<Gateway, 'call'>,
  { client, channelId }: WelfarePlace,
  scope: Scope,
): Promise<WelfareOverview> {
  const { data } = await gateway.call(
    welfareOverview,
    { client, channelId: channelId.slice(0, MAX_CHANNEL) },
    scope,
  );
  const weekly = data.weekly === null ? null : toWeekly(data.weekly);
  return {
    isLogin: data.isLogin,
    // The weekly page stands above them.
    campaigns: toCampaigns(data.campaignList).filter(({ code }) => code !== weekly?.configId),
    weekly,
    fundFen: data.fundFen,
    task: data.taskHint,
    taskChannelId: data.taskChannelId,
    coupon: data.couponHint,
    claimableCount: data.claimableCount,
  };
}

function toWeekly(wire: WeeklyEntry): Weekly | null {
  if (wire.statusCode !== 'PROCEED' && wire.statusCode !== 'NOT_START') return null;
  const { configId, channelId, title, subTitle, imgUrl } = wire;
  return {
    configId,
    channelId,
    title,
    subTitle,
    imageUrl: pictureAddress(imgUrl),
    isRunning: wire.statusCode === 'PROCEED',
  };
}
