/** Texts of amounts, activities and businesses on the fund's pages: pure (product §2.2, §2.3, §2.9). */
import { BUSINESS_LABELS } from '@/domain/activity/businessLabels';
import { formatFen } from '@/utils/money';
import type { Fund, JoinedActivity } from './fundTypes';

/** `status` of a joined activity. */
const JOINED_STATUS = { toUse: 1, onItsWay: 2, usedInPart: 3, usedUp: 4, over: 5 } as const;

const ENDED = '已结束';
const JOINED_LABELS: Readonly<Record<number, string>> = {
  [JOINED_STATUS.toUse]: '待使用',
  [JOINED_STATUS.onItsWay]: '待到账',
  [JOINED_STATUS.usedInPart]: '部分已用',
  [JOINED_STATUS.usedUp]: '已用完',
  [JOINED_STATUS.over]: ENDED,
};

/** Label of a joined activity. Decision: an unknown status is labelled as ended. */
export const joinedLabel = (status: number): string => JOINED_LABELS[status] ?? ENDED;

/** Product §2.2: "Items are clickable only when status is 1 or 3". */
export const canOpenJoined = (status: number): boolean =>
  status === JOINED_STATUS.toUse || status === JOINED_STATUS.usedInPart;

/**
 * Fen -> `12.50`. Decision: a balance and its entries always show two decimals, like the prices of product §2.3, so
 * that amounts below one another line up.
 */
export const yuanOfFen = (fen: number): string => formatFen(fen, { decimals: 2 });

/** Everything ever earned: available, used and expired. */
export const earnedFen = ({ availableFen, usedFen, expiredFen }: Fund): number =>
  availableFen + usedFen + expiredFen;

/** The amount that expires soon, or null if none does; never more than is available. */
export function expiring(fund: Fund): { readonly fen: number; readonly day: string } | null {
  const fen = Math.min(fund.expiringFen, fund.availableFen);
  return fen > 0 && fund.expiringDay !== '' ? { fen, day: fund.expiringDay } : null;
}

/** Names of the businesses that accept the fund, each once, in the gateway's order; unknown ones are left out. */
export function businessNames(businesses: readonly number[]): readonly string[] {
  const names = businesses.flatMap((business) => BUSINESS_LABELS[business] ?? []);
  return Array.from(new Set(names));
}

/** The joined activity with this id; null if the user has none. */
export const joinedOf = (
  activities: readonly JoinedActivity[] | null,
  bizId: string,
): JoinedActivity | null => activities?.find((activity) => activity.bizId === bizId) ?? null;

/** Texts that the fund's pages share (product §2.2 names the pages; the texts are ours). */
export const FUND_TEXTS = {
  failed: '减免金加载失败，请重试',
  joinedFailed: '活动加载失败，请重试',
  logIn: '去登录',
  refreshFailed: '刷新失败，请稍后重试',
} as const;
