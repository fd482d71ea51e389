/** Views of the prize draw (spec 2 §3 "Prize draw"); wire types stop in `drawApi`. */

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
  readonly limitText: string;
}

/** The draw as it stands for this visitor. */
export interface DrawActivity {
  readonly code: string;
  readonly id: string;
  /** Spec 2 §4 "Prize draw reason codes"; see `REASON`. */
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
  /** Spec 2 §5 "jumpAppSwitch". */
  readonly isAppOnly: boolean;
}
