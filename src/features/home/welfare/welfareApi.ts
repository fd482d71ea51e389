/** API of the welfare page: its only call (contract tag `home`). Raw server types stay inside this file. */
import type { Gateway, Scope } from '@/api';
import { welfareOverview, type WeeklyEntry } from '@/api/generated/operations/overview';
import type { CouponHint } from '@/api/generated/operations/overview';
import type { TaskHint } from '@/api/generated/operations/overview';
import { toCampaigns, type Campaign } from '@/features/home/campaigns';
import type { PlatformCode } from '@/platform/host/types';
import { pictureAddress } from '@/session/links';

const MAX_CHANNEL = 128;

/** The weekly page that is running or comes next. */
export interface Weekly {
  readonly configId: string;
  readonly channelId: string;
  readonly title: string;
  readonly subTitle: string;
  readonly imageUrl: string;
  readonly isRunning: boolean;
}

export interface WelfareOverview {
  /** Whether the gateway treats the user as logged in. */
  readonly isLogin: boolean;
  readonly campaigns: readonly Campaign[];
  /** Null: no one could take part in any. */
  readonly weekly: Weekly | null;
  /** Usable amount of the reduction fund; null: not logged in. */
  readonly fundFen: number | null;
  readonly task: TaskHint | null;
  /** For the reduction center; '' for none. */
  readonly taskChannelId: string;
  readonly coupon: CouponHint | null;
  readonly claimableCount: number;
}

interface WelfarePlace {
  readonly client: PlatformCode;
  /** Where the user came from; '' if unknown. */
  readonly channelId: string;
}

/** @throws ApiError; never because of a missing login */
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
    // The weekly page appears above them.
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
