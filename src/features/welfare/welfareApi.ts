/** The welfare page's one call (contract tag `home`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { boolean, nullable, object, string } from '@/api/decode';
import { withDefault } from '@/api/lenient';
import { shortWords } from '@/api/shortWords';
import {
  couponHint,
  optionalAmount,
  picture,
  statusCode,
  taskHint,
  toCampaigns,
  wireCampaigns,
  type Campaign,
  type CouponHint,
  type TaskHint,
} from '@/features/overview';
import { amount } from '@/features/visitor';
import type { PlatformCode } from '@/platform/host/types';

const MAX_CHANNEL = 128;
const MAX_TITLE = 40;

const wireWeekly = object({
  configId: string,
  channelId: string,
  title: shortWords(MAX_TITLE),
  subTitle: shortWords(MAX_TITLE),
  imgUrl: picture,
  statusCode,
});

const wireOverview = object({
  isLogin: boolean,
  campaignList: wireCampaigns,
  weekly: withDefault(nullable(wireWeekly), null),
  fundFen: withDefault(nullable(amount), null),
  taskHint,
  taskChannelId: withDefault(string, ''),
  couponHint,
  claimableCount: optionalAmount,
});

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
  gateway: Pick<Gateway, 'read'>,
  { client, channelId }: WelfarePlace,
  scope: Scope,
): Promise<WelfareOverview> {
  const { data } = await gateway.read(
    {
      path: '/activity/api/welfare/overview',
      json: { client, channelId: channelId.slice(0, MAX_CHANNEL) },
      decode: wireOverview,
    },
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

function toWeekly(wire: ReturnType<typeof wireWeekly>): Weekly | null {
  if (wire.statusCode !== 'PROCEED' && wire.statusCode !== 'NOT_START') return null;
  const { configId, channelId, title, subTitle, imgUrl } = wire;
  return { configId, channelId, title, subTitle, imageUrl: imgUrl, isRunning: wire.statusCode === 'PROCEED' };
}
