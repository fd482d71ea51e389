import { type CouponValue, couponValue } from '@/domain/coupon/couponValue';
import { DRAW_TEXTS } from './drawTexts';
import { type Prize, PRIZE_TYPE } from './drawTypes';

/** Texts of a prize: a value in large digits, if it has one, and a name. */
interface PrizeText {
  readonly value: CouponValue | null;
  readonly title: string;
}

type Worth = Pick<Prize, 'type' | 'name' | 'couponType' | 'cost' | 'business'>;

/** Product §2.3 "Prize info": a coupon by its value, reduction fund in yuan, thank-you and surprise as text. */
export function prizeText({ type, name, couponType, cost, business }: Worth): PrizeText {
  switch (type) {
    case PRIZE_TYPE.coupon: {
      // A coupon of unknown type and value shows only its name.
      const value = couponType === 0 && cost === '' ? null : couponValue({ type: couponType, cost });
      return { value, title: name || couponName(value, business) };
    }
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

/** Name of a coupon that has none: from its value and business, e.g. 5元寄件券. */
function couponName(value: CouponValue | null, business: string): string {
  const kind = business === '' ? DRAW_TEXTS.coupon : `${business}券`;
  return value === null ? kind : `${value.amount}${value.prefix === '' ? value.suffix : '元'}${kind}`;
}

/** Business and condition in one line; '' for neither. */
export const prizeTerms = ({ business, limitText }: Pick<Prize, 'business' | 'limitText'>): string =>
  [business, limitText].filter((text) => text !== '').join(' · ');

/** In one line: the name, preceded by the value unless the name already contains it. */
export function prizeName(prize: Worth): string {
  const { value, title } = prizeText(prize);
  if (value === null || title.indexOf(value.amount) !== -1) return title;
  return `${value.prefix}${value.amount}${value.suffix} ${title}`;
}
