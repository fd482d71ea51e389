/**
 * View types of the reduction fund, mapped from DTOs by the API. Amounts are integer fen.
 *
 * `Fund`: what the user can spend, has used and has lost to expiry (product §2.2 /reductionFunds).
 */
export interface Fund {
  readonly availableFen: number;
  readonly usedFen: number;
  readonly expiredFen: number;
  /** Part of the available amount that expires within seven days. */
  readonly expiringFen: number;
  /** Day on which the first part expires, `YYYY-MM-DD` in Beijing; '' if nothing expires soon. */
  readonly expiringDay: string;
  /** Maximum per order; 0: no limit. */
  readonly orderLimitFen: number;
  /** Codes of the businesses that accept it (product §2.3 "Business"). */
  readonly businesses: readonly number[];
  /** Untrusted server HTML, sanitized where it is shown. Blank: none. */
  readonly ruleHtml: string;
}

/** An activity that the user has joined (product §2.2 "Joined reduction-fund list"). */
export interface JoinedActivity {
  readonly bizId: string;
  readonly name: string;
  /** Amount originally given. */
  readonly fen: number;
  /** Amount still usable; null if the gateway does not send it. */
  readonly leftFen: number | null;
  readonly status: number;
  /** Untrusted server HTML. Blank: none. */
  readonly ruleHtml: string;
}

/** `type` of the records call; 0 fetches all of them. */
export const RECORD_TYPE = { all: 0, earned: 1, used: 2, expired: 3 } as const;

export type RecordTab = (typeof RECORD_TYPE)[keyof typeof RECORD_TYPE];

export interface FundRecord {
  readonly id: string;
  /** 1 earned, 2 used, 3 expired. */
  readonly type: number;
  readonly title: string;
  /** Never negative: `type` gives the direction. */
  readonly fen: number;
  /** Beijing wall clock, to the minute. */
  readonly at: string;
  /** Last valid day of an earned amount that is still available; otherwise ''. */
  readonly validUntil: string;
}
