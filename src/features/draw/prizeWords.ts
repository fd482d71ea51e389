import { couponValue, type CouponValue } from '@/features/coupon';
import { DRAW_TEXTS } from './drawTexts';
import { PRIZE_TYPE, type Prize } from './drawTypes';

/** What a prize says of itself: a worth in large figures where it has one, and a name. */
export interface PrizeWords {
  readonly value: CouponValue | null;
  readonly title: string;
}

type Worth = Pick<Prize, 'type' | 'name' | 'couponType' | 'cost'>;

/** Spec 2 §3 "Prize info": coupon by its value, reduction fund in yuan, thank-you and surprise in words. */
export function prizeWords({ type, name, couponType, cost }: Worth): PrizeWords {
  switch (type) {
    case PRIZE_TYPE.coupon:
      return {
        // A coupon of no known type whose worth nobody told says its name only.
        value: couponType === 0 && cost === '' ? null : couponValue({ type: couponType, cost }),
        title: name || DRAW_TEXTS.coupon,
      };
    case PRIZE_TYPE.fund:
      return {
        value: cost === '' ? null : couponValue({ type: 0, cost }),
        title: name || DRAW_TEXTS.fund,
      };
    case PRIZE_TYPE.thanks:
      return { value: null, title: name || DRAW_TEXTS.thanks };
    case PRIZE_TYPE.surprise:
      return { value: null, title: name || DRAW_TEXTS.surprise };
    default:
      return { value: null, title: name || DRAW_TEXTS.prize };
  }
}

/** In one line: the name, before it the worth unless the name tells it already. */
export function prizeName(prize: Worth): string {
  const { value, title } = prizeWords(prize);
  if (value === null || title.indexOf(value.amount) !== -1) return title;
  return `${value.prefix}${value.amount}${value.suffix} ${title}`;
}
