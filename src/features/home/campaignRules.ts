import type { CouponHint } from '@/api/generated/operations/overview';
import type { TaskHint } from '@/api/generated/operations/overview';
import { readNumber } from '@/utils/addressParams';
import { beijingDay } from '@/utils/beijingClock';
import { formatFen } from '@/utils/money';

/**
 * Timing and texts of campaigns (product §1.4 "Activity status codes"). `hidden`: over, or a status that does not allow
 * taking part.
 */
type CampaignTiming = 'running' | 'soon' | 'hidden';

export interface CampaignSpan {
  /** The gateway's status code. */
  readonly status: string;
  /** Epoch milliseconds, server time. */
  readonly startMs: number;
  readonly endMs: number;
  /** Beijing wall clock `YYYY-MM-DD HH:mm:ss`, as received. */
  readonly startTm: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Current timing of a campaign. Decision: the status code counts, and the clock only moves it forward: a campaign that
 * begins or ends while the page is open changes without another request.
 */
export function campaignPhase({ status, startMs, endMs }: CampaignSpan, nowMs: number): CampaignTiming {
  if (nowMs >= endMs) return 'hidden';
  if (status === 'PROCEED') return 'running';
  if (status === 'NOT_START') return nowMs < startMs ? 'soon' : 'running';
  return 'hidden';
}

/**
 * Time left, or the start time; '' if there is nothing to show. Days and minutes are rounded down, so that no more time
 * is promised than there is; seconds are shown only in the last hour, since in mini programs every tick of every card
 * is sent to the host.
 */
export function campaignTime(campaign: CampaignSpan, nowMs: number): string {
  switch (campaignPhase(campaign, nowMs)) {
    case 'running':
      return `距结束 ${timeLeft(campaign.endMs - nowMs)}`;
    case 'soon':
      return `${startDay(campaign.startTm, nowMs)} ${campaign.startTm.slice(11, 16)} 开始`;
    case 'hidden':
      return '';
  }
}

const two = (value: number): string => String(value).padStart(2, '0');

function timeLeft(leftMs: number): string {
  const minutes = Math.floor(leftMs / MINUTE_MS);
  if (leftMs >= DAY_MS) return `${Math.floor(leftMs / DAY_MS)} 天`;
  if (leftMs >= HOUR_MS) return `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分`;
  const seconds = Math.ceil(leftMs / 1000);
  return seconds >= 3600 ? '1 小时 0 分' : `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

function startDay(startTm: string, nowMs: number): string {
  const day = startTm.slice(0, 10);
  if (day === beijingDay(nowMs)) return '今天';
  if (day === beijingDay(nowMs + DAY_MS)) return '明天';
  const month = readNumber(day.slice(5, 7), { min: 1, max: 12 });
  const date = readNumber(day.slice(8, 10), { min: 1, max: 31 });
  return month === null || date === null ? '近期' : `${month}月${date}日`;
}

/** The campaigns to show: running ones first, then coming ones, otherwise in the gateway's order. */
export function shownCampaigns<C extends CampaignSpan>(campaigns: readonly C[], nowMs: number): readonly C[] {
  const inPhase = (phase: CampaignTiming): readonly C[] =>
    campaigns.filter((campaign) => campaignPhase(campaign, nowMs) === phase);
  return [...inPhase('running'), ...inPhase('soon')];
}

/** Texts shared by home and welfare. */
export const OVERVIEW_TEXTS = {
  failed: '内容加载失败，请重试',
  refreshFailed: '刷新失败，请稍后重试',
  campaigns: '热门活动',
  noCampaigns: '暂无进行中的活动',
  moreCampaigns: '查看更多活动',
  running: '进行中',
  soon: '即将开始',
  tasks: '做任务',
  tasksHint: '赚减免金，寄件直接抵',
  coupons: '优惠券',
  couponsHint: '领券寄件更划算',
  noCoupons: '暂无可用券，去领一张',
  logIn: '去登录',
} as const;

/** Label by the campaign's kind; unknown kinds have none. */
export const KIND_LABELS: Readonly<Record<string, string>> = {
  receive: '领券',
  incentive: '寄件有礼',
  weekly: '周福利',
  reduction: '减免金',
};

/**
 * Second line of the task hint: the center's text (product §2.2 "最高赚"), or the purpose of tasks if the hint is null
 * (not logged in) or has no reward.
 */
export const taskHintText = (hint: TaskHint | null): string =>
  hint === null || hint.rewardFen === 0 ? OVERVIEW_TEXTS.tasksHint : `最高赚${formatFen(hint.rewardFen)}元`;

/** Second line of the coupon hint: coupons that expire soon take precedence. */
export function couponHintText(hint: CouponHint | null): string {
  if (hint === null) return OVERVIEW_TEXTS.couponsHint;
  if (hint.count === 0) return OVERVIEW_TEXTS.noCoupons;
  if (hint.expiringCount > 0) return `${hint.expiringCount} 张即将过期`;
  return `${hint.count} 张可用`;
}
