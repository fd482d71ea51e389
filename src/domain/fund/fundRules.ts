/** What the fund's pages say of amounts, activities and businesses: pure (product §2.2, §2.3, §2.9). */
import { BUSINESS_LABELS } from '@/domain/activity';
import { formatFen } from '@/utils/money';
import type { Fund, JoinedActivity } from './fundTypes';

/** `status` of a joined activity. */
export const JOINED_STATUS = { toUse: 1, onItsWay: 2, usedInPart: 3, usedUp: 4, over: 5 } as const;

const ENDED = '已结束';
const JOINED_LABELS: Readonly<Record<number, string>> = {
  [JOINED_STATUS.toUse]: '待使用',
  [JOINED_STATUS.onItsWay]: '待到账',
  [JOINED_STATUS.usedInPart]: '部分已用',
  [JOINED_STATUS.usedUp]: '已用完',
  [JOINED_STATUS.over]: ENDED,
};

/** Label of a joined activity. Decision: a status that nobody has named says that nothing can be done with it. */
export const joinedLabel = (status: number): string => JOINED_LABELS[status] ?? ENDED;

/** Product §2.2: "Items are clickable only when status is 1 or 3". */
export const canOpenJoined = (status: number): boolean =>
  status === JOINED_STATUS.toUse || status === JOINED_STATUS.usedInPart;

/**
 * Fen -> `12.50`. Decision: a balance and its entries always show both places, like the prices of product §2.3, so that
 * amounts under one another line up.
 */
export const yuanOfFen = (fen: number): string => formatFen(fen, { decimals: 2 });

/** Everything that was ever earned: what is there, what was used and what has ended. */
export const earnedFen = ({ availableFen, usedFen, expiredFen }: Fund): number =>
  availableFen + usedFen + expiredFen;

/** What ends soon, or null when nothing does; never more than what is there. */
export function expiring(fund: Fund): { readonly fen: number; readonly day: string } | null {
  const fen = Math.min(fund.expiringFen, fund.availableFen);
  return fen > 0 && fund.expiringDay !== '' ? { fen, day: fund.expiringDay } : null;
}

/** Names of the businesses that take the fund, each once, in the gateway's order; one that nobody has named is left out. */
export function businessNames(businesses: readonly number[]): readonly string[] {
  const names = businesses.flatMap((business) => BUSINESS_LABELS[business] ?? []);
  return Array.from(new Set(names));
}

/** The joined activity with this id; null when it is none of the visitor's. */
export const joinedOf = (
  activities: readonly JoinedActivity[] | null,
  bizId: string,
): JoinedActivity | null => activities?.find((activity) => activity.bizId === bizId) ?? null;

/** Sentences that the pages of the fund share (product §2.2 names the pages; the words are ours). */
export const FUND_TEXTS = {
  failed: '减免金加载失败，请重试',
  joinedFailed: '活动加载失败，请重试',
  logIn: '去登录',
  refreshFailed: '刷新失败，请稍后重试',
} as const;
