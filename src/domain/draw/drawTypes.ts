import { couponValue, type CouponValue } from '@/domain/coupon/couponValue';
import { DRAW_TEXTS } from './drawTexts';

/** Views of the prize draw (product §2.3 "Prize draw"); wire types stop in `drawApi`. */

/** `prizeType`: the wire's three, and the filler of a grid that has no room for all. */
export const PRIZE_TYPE = { coupon: 2, thanks: 5, fund: 6, surprise: -1 } as const;

export interface Prize {
  /** Unique in its pool; '' for a filler. */
  readonly code: string;
  /** See `PRIZE_TYPE`; others may come. */
  readonly type: number;
  readonly name: string;
  /** As the gateway wrote it; '': drawn from type and worth. */
  readonly imageUrl: string;
  /** 2 discount, 3 and 4 money-off, 5 free; 0 when it is no coupon. */
  readonly couponType: number;
  /** Decimal text: 8.5 is 8.5折 for coupon type 2, yuan otherwise. */
  readonly cost: string;
  /** Label of what it is for; '' when nobody told. */
  readonly business: string;
  readonly limitText: string;
}

/** The draw as it stands for this visitor. */
export interface DrawActivity {
  readonly code: string;
  readonly id: string;
  /** Product §2.4 "Prize draw reason codes"; see `REASON`. */
  readonly reasonCode: string;
  /** Of the draw button; '': the client has its own words. */
  readonly buttonText: string;
  /** '' for none. */
  readonly nextTip: string;
  /** Handed back when drawing. */
  readonly limitBiz: string;
  readonly prizes: readonly Prize[];
}

/** What one draw answered. */
export interface DrawAnswer {
  readonly isDrawn: boolean;
  /** Null when nothing was drawn. */
  readonly prizeCode: string | null;
  /** Why not. */
  readonly reasonCode: string;
  /** How the draw stands now. */
  readonly nextReasonCode: string;
  readonly buttonText: string;
  readonly nextTip: string;
  /** The gateway's words for the visitor: `toast`, else `msg`; '' for none. */
  readonly words: string;
}

export type DrawStyle = 'grid' | 'row';

/** Which draw it is, and where it stands. */
export interface DrawPlace {
  /** Page config; names the draw to the gateway as `aggregatePageBizId`. */
  readonly configId: string;
  readonly activityId: string;
  readonly channelId: string;
  readonly style: DrawStyle;
  /** Product §2.5 "jumpAppSwitch". */
  readonly isAppOnly: boolean;
}

/** What a prize says of itself: a worth in large figures where it has one, and a name. */
export interface PrizeWords {
  readonly value: CouponValue | null;
  readonly title: string;
}

type Worth = Pick<Prize, 'type' | 'name' | 'couponType' | 'cost' | 'business'>;

/** Product §2.3 "Prize info": coupon by its value, reduction fund in yuan, thank-you and surprise in words. */
export function prizeWords({ type, name, couponType, cost, business }: Worth): PrizeWords {
  switch (type) {
    case PRIZE_TYPE.coupon: {
      // A coupon of no known type whose worth nobody told says its name only.
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

/** Of a coupon that has none: its value and business, 5元寄件券. */
function couponName(value: CouponValue | null, business: string): string {
  const kind = business === '' ? DRAW_TEXTS.coupon : `${business}券`;
  return value === null ? kind : `${value.amount}${value.prefix === '' ? value.suffix : '元'}${kind}`;
}

/** What it is for and under which condition, in one line; '' for neither. */
export const prizeTerms = ({ business, limitText }: Pick<Prize, 'business' | 'limitText'>): string =>
  [business, limitText].filter((text) => text !== '').join(' · ');

/** In one line: the name, before it the worth unless the name tells it already. */
export function prizeName(prize: Worth): string {
  const { value, title } = prizeWords(prize);
  if (value === null || title.indexOf(value.amount) !== -1) return title;
  return `${value.prefix}${value.amount}${value.suffix} ${title}`;
}
