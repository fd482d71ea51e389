/** What the hints on home and welfare say: pure. */
import type { CouponHint } from '@/api/generated/schemas/CouponHint';
import type { TaskHint } from '@/api/generated/schemas/TaskHint';
import { formatFen } from '@/utils/money';
import { OVERVIEW_TEXTS } from './overviewTexts';

/** Second line of the task hint, null without login; the words of the center (spec 2 §2 "最高赚"), or what tasks are for. */
export const taskHintText = (hint: TaskHint | null): string =>
  hint === null || hint.rewardFen === 0 ? OVERVIEW_TEXTS.tasksHint : `最高赚 ${formatFen(hint.rewardFen)} 元`;

/** Second line of the coupon hint: what ends soon comes first. */
export function couponHintText(hint: CouponHint | null): string {
  if (hint === null) return OVERVIEW_TEXTS.couponsHint;
  if (hint.count === 0) return OVERVIEW_TEXTS.noCoupons;
  if (hint.expiringCount > 0) return `${hint.expiringCount} 张即将过期`;
  return `${hint.count} 张可用`;
}
