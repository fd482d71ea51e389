import { couponValue } from '@/domain/coupon/couponValue';
import { formatFen } from '@/utils/money';
import type { SessionCoupon, SessionRight } from './sessionTypes';

/** `￥9.90`: fen as yuan with two decimals (product §2.9). */
export const priceText = (fen: number): string => `￥${formatFen(fen, { decimals: 2 })}`;

/** `￥5`, `8.5折`, `免费`. */
export function valueText(coupon: Pick<SessionCoupon, 'type' | 'cost'>): string {
  const { prefix, amount, suffix } = couponValue(coupon);
  return prefix + amount + suffix;
}

/** Accessible name of a right: `￥5 寄件立减券`, `寄件省钱包 ￥9.90`. */
export function rightName(right: SessionRight): string {
  if (right.kind === 'coupon') return `${valueText(right.coupon)} ${right.coupon.title}`;
  return `${right.sale.title} ${priceText(right.sale.priceFen)}`;
}
