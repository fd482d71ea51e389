// View types of the prize draw (product §2.3 "Prize draw"); DTOs do not leave `drawApi`.

/** `prizeType`: the gateway's three, and the filler of a grid that has no room for all prizes. */
export const PRIZE_TYPE = { coupon: 2, thanks: 5, fund: 6, surprise: -1 } as const;

export interface Prize {
  /** Unique in its pool; '' for a filler. */
  readonly code: string;
  /** See `PRIZE_TYPE`; unknown values are possible. */
  readonly type: number;
  readonly name: string;
  /** As the gateway sends it; '': shown by type and value. */
  readonly imageUrl: string;
  /** 2 discount, 3 and 4 money-off, 5 free; 0 when it is no coupon. */
  readonly couponType: number;
  /** Decimal text: for coupon type 2, 8.5 means 8.5折; otherwise yuan. */
  readonly cost: string;
  /** Business label; '' if the gateway sends none. */
  readonly business: string;
  readonly limitText: string;
}

/** State of the draw for this user. */
export interface DrawActivity {
  readonly code: string;
  readonly id: string;
  /** Product §2.4 "Prize draw reason codes"; see `REASON`. */
  readonly reasonCode: string;
  /** Text of the draw button; '': the app uses its own. */
  readonly buttonText: string;
  /** '' for none. */
  readonly nextTip: string;
  /** Draws that the user has left; null: no limit, or unknown. */
  readonly leftCount: number | null;
  /** When the next draw comes, epoch milliseconds; null: never, or unknown. */
  readonly nextDrawMs: number | null;
  /** Sent back when drawing. */
  readonly limitBiz: string;
  readonly prizes: readonly Prize[];
}

/** Response to one draw. */
export interface DrawAnswer {
  readonly isDrawn: boolean;
  /** Null when nothing was drawn. */
  readonly prizeCode: string | null;
  /** The won coupon, if an order of sending can use it; '' otherwise. */
  readonly couponId: string;
  /** Why nothing was drawn. */
  readonly reasonCode: string;
  /** State of the draw from now on. */
  readonly nextReasonCode: string;
  readonly buttonText: string;
  readonly nextTip: string;
  readonly leftCount: number | null;
  readonly nextDrawMs: number | null;
  /** The gateway's message for the user: `toast`, else `msg`; '' for none. */
  readonly words: string;
}

export type DrawStyle = 'grid' | 'row';

/** Identifies a draw and the page it is on. */
export interface DrawPlace {
  /** Page config; sent to the gateway as `aggregatePageBizId`. */
  readonly configId: string;
  readonly activityId: string;
  readonly channelId: string;
  readonly style: DrawStyle;
  /** Product §2.5 "jumpAppSwitch". */
  readonly isAppOnly: boolean;
}
