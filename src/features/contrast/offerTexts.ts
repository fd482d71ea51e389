import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import { arrivalLabel } from '@/domain/send/arrivalRules';
import { formatFen } from '@/utils/money';
import { withCouponFen } from './contrastOfferRules';

/** `预计明天送达`, or why the offer is unavailable. */
export const whenText = (offer: ContrastOffer, nowMs: number): string =>
  offer.isAvailable
    ? arrivalLabel(offer.earliestArrivalMs, offer.latestArrivalMs, nowMs) || '到达时间以揽收后为准'
    : offer.unavailableReason || '该快递暂不可用';

/** What the price includes, on one line. */
export const includesText = ({ includeList }: ContrastOffer): string => {
  const words = includeList.filter((word) => word !== '');
  return words.length === 0 ? '' : `含 ${words.join('、')}`;
};

/** `4.8 分 · 12 条评价`. */
export const scoreText = ({ score, reviewCount }: ContrastOffer): string =>
  score === null
    ? '暂无评价'
    : [`${(score / 10).toFixed(1)} 分`, reviewCount > 0 ? `${reviewCount} 条评价` : '']
        .filter((part) => part !== '')
        .join(' · ');

/** Discounts already subtracted: `已减 优惠券￥3、减免金￥2`; '' for none. */
export function savedText(offer: ContrastOffer): string {
  const { discountFen, reductionFen } = offer;
  const parts = [
    (discountFen ?? 0) > 0 && withCouponFen(offer) === null ? `优惠券￥${formatFen(discountFen ?? 0)}` : '',
    (reductionFen ?? 0) > 0 ? `减免金￥${formatFen(reductionFen ?? 0)}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `已减 ${parts.join('、')}`;
}
