/** View types of the coupon list: what the API edge turns wire types into. */

/** Names of the two tabs, and `releaseStatus` of the call: 1 已到账, 0 待发放 (product §1.2.3). */
export const RELEASE_STATUS = { credited: 1, pending: 0 } as const;
export type ReleaseStatus = (typeof RELEASE_STATUS)[keyof typeof RELEASE_STATUS];

/** 1 to use, 2 used, 3 expired (product §1.2.3). */
export const PRIZE_STATUS = { toUse: 1, used: 2, expired: 3 } as const;
export type PrizeStatus = (typeof PRIZE_STATUS)[keyof typeof PRIZE_STATUS];

export interface ListedCoupon {
  readonly id: string;
  /** 2 discount, 3 and 4 reduce or fixed, 5 free. */
  readonly type: number;
  /** Decimal text as the server sends it: 8.5 is 8.5折 for type 2, yuan otherwise. */
  readonly cost: string;
  readonly limitText: string;
  readonly title: string;
  /** Beijing wall-clock texts. */
  readonly validStart: string;
  readonly validEnd: string;
  /** Server HTML, not to be trusted: made safe when it is first shown, since few of a thousand are. Blank: none. */
  readonly descriptionHtml: string;
  readonly prizeStatus: PrizeStatus;
}
