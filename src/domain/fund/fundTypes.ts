/** View types of the reduction fund: what the API edge turns wire types into. Amounts are integer fen. */

/** What a visitor has to spend, and what became of the rest (product §2.2 /reductionFunds). */
export interface Fund {
  readonly availableFen: number;
  readonly usedFen: number;
  readonly expiredFen: number;
  /** Of what is available, ends within seven days. */
  readonly expiringFen: number;
  /** Day on which the first of it ends, `YYYY-MM-DD` in Beijing; '' when nothing ends soon. */
  readonly expiringDay: string;
  /** Most that one order takes; 0: no limit. */
  readonly orderLimitFen: number;
  /** Codes of the businesses that take it (product §2.3 "Business"). */
  readonly businesses: readonly number[];
  /** Server HTML, not to be trusted: made safe where it is shown. Blank: none. */
  readonly ruleHtml: string;
}

/** An activity that the visitor has joined (product §2.2 "Joined reduction-fund list"). */
export interface JoinedActivity {
  readonly bizId: string;
  readonly name: string;
  /** As it was given. */
  readonly fen: number;
  /** What of it can still be used; null when the gateway does not say. */
  readonly leftFen: number | null;
  readonly status: number;
  /** Server HTML, not to be trusted. Blank: none. */
  readonly ruleHtml: string;
}

/** `type` of the records call; 0 asks for all of them. */
export const RECORD_TYPE = { all: 0, earned: 1, used: 2, expired: 3 } as const;

export type RecordTab = (typeof RECORD_TYPE)[keyof typeof RECORD_TYPE];

export interface FundRecord {
  readonly id: string;
  /** 1 earned, 2 used, 3 expired. */
  readonly type: number;
  readonly title: string;
  /** Never negative: the type tells the direction. */
  readonly fen: number;
  /** Beijing wall clock, to the minute. */
  readonly at: string;
  /** Last day of what was earned and is still there; '' otherwise. */
  readonly validUntil: string;
}
