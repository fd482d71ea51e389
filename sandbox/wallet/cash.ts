/** Money in wallets: the seeded entries, and the requirements of a withdrawal. */
import { hasNothing, HOSTILE_MOBILE } from '../account/visitors';
import { MARK } from '../core/hostile';

export interface SeededEntry {
  readonly id: string;
  readonly title: string;
  readonly fen: number;
  readonly hoursAgo: number;
}

const TITLES = ['做任务奖励', '邀请好友奖励', '寄件返现', '活动奖励'] as const;
/** 88.60 yuan in 24 entries: two pages of them. */
const COUNT = 24;
/** Each sum as often as the others; the oldest entry holds the rest. */
const SUMS_FEN = [350, 120, 66, 888, 200, 588] as const;
const REST_FEN = 12;

/** Newest first. */
export function seededEntries(phone: string): readonly SeededEntry[] {
  if (hasNothing(phone)) return [];
  return Array.from({ length: COUNT }, (_, index) => ({
    id: `CASH-${index + 1}`,
    title:
      phone === HOSTILE_MOBILE && index === 0
        ? `<img src=x onerror="${MARK}">\u202e励奖\u202c${'很长的名称'.repeat(40)}`
        : (TITLES[index % TITLES.length] ?? TITLES[0]),
    fen: (SUMS_FEN[index % SUMS_FEN.length] ?? 0) + (index === COUNT - 1 ? REST_FEN : 0),
    hoursAgo: 5 + index * 23,
  }));
}

/** Fen. */
export const CASH_RULES = {
  min: 100,
  dayLimit: 5000,
  smsFrom: 3000,
  choices: [1000, 2000, 5000],
} as const;

/** Milliseconds until the payee has confirmed. */
export const PAYOUT_MS = 2 * 60_000;

/** These last four digits match no name. */
export const WRONG_ID_LAST4 = '0000';

export const ARRIVAL_TEXT = '预计 2 小时内到账';
export const PAYEE_REFUSED = '收款账户异常，款项已退回钱包';
