// View types of the coupon list, to which the API maps DTOs (product §1.2.3).

/** The two tabs by the call's `releaseStatus`: 1 已到账, 0 待发放 (product §1.2.3). */
export const RELEASE_STATUS = { credited: 1, pending: 0 } as const;
export type ReleaseStatus = (typeof RELEASE_STATUS)[keyof typeof RELEASE_STATUS];

/** 1 to use, 2 used, 3 expired (product §1.2.3). */
export const PRIZE_STATUS = { toUse: 1, used: 2, expired: 3 } as const;
export type PrizeStatus = (typeof PRIZE_STATUS)[keyof typeof PRIZE_STATUS];

export interface ListedCoupon {
  readonly id: string;
  /** 2 discount, 3 and 4 reduce or fixed, 5 free. */
  readonly type: number;
  /** Decimal text as the gateway sends it: for type 2, 8.5 means 8.5折; otherwise yuan. */
  readonly cost: string;
  readonly limitText: string;
  readonly title: string;
  /** Beijing wall-clock texts, both. */
  readonly validStart: string;
  readonly validEnd: string;
  /**
   * Untrusted server HTML. Sanitized only when first shown, since few of a thousand are ever opened. Blank: no
   * description.
   */
  readonly descriptionHtml: string;
  readonly prizeStatus: PrizeStatus | 'unknown';
}
