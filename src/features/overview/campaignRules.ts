/** Which campaigns stand on the pages and what they say of their time: pure (spec 1 §4 "Activity status codes"). */
import { beijingDay } from './beijingDay';

/** `hidden`: over, or with a status in which nobody can take part. */
export type CampaignPhase = 'running' | 'soon' | 'hidden';

export interface CampaignSpan {
  /** Status code as the gateway said it. */
  readonly status: string;
  /** Epoch milliseconds, server time. */
  readonly startMs: number;
  readonly endMs: number;
  /** Beijing wall clock `YYYY-MM-DD HH:mm:ss`, as it came. */
  readonly startTm: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How a campaign stands now. Decision: the status code counts, and the clock only moves it on: one that begins or ends
 * while the page is open does so without another answer.
 */
export function campaignPhase({ status, startMs, endMs }: CampaignSpan, nowMs: number): CampaignPhase {
  if (nowMs >= endMs) return 'hidden';
  if (status === 'PROCEED') return 'running';
  if (status === 'NOT_START') return nowMs < startMs ? 'soon' : 'running';
  return 'hidden';
}

/**
 * What is left of it, or when it begins; '' when there is nothing to say. Days and minutes are cut, so that no time is
 * promised that is not there; seconds tick in the last hour only, since each tick of each card is sent.
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
  return `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;
}

/** Those to show, running ones before those that begin, otherwise in the gateway's order. */
export function shownCampaigns<C extends CampaignSpan>(campaigns: readonly C[], nowMs: number): readonly C[] {
  const inPhase = (phase: CampaignPhase): readonly C[] =>
    campaigns.filter((campaign) => campaignPhase(campaign, nowMs) === phase);
  return [...inPhase('running'), ...inPhase('soon')];
}
