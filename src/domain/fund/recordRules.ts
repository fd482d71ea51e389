import { yuanOfFen } from './fundRules';

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

/** What /reductionFunds/detail says (product §2.2 gives its address only). */
export const RECORD_TEXTS = {
  tabs: '减免金明细类型',
  list: '减免金明细',
  left: '剩余减免金',
  /** The gateway does not say what is left. */
  given: '减免金',
  validUntil: '有效期至',
  loggedOut: '登录后查看减免金明细',
  goCenter: '去赚减免金',
} as const;

export const TAB_TITLES: Readonly<Record<RecordTab, string>> = {
  [RECORD_TYPE.all]: '全部',
  [RECORD_TYPE.earned]: '已获得',
  [RECORD_TYPE.used]: '已使用',
  [RECORD_TYPE.expired]: '已过期',
};

export const EMPTY_TEXTS: Readonly<Record<RecordTab, string>> = {
  [RECORD_TYPE.all]: '暂无减免金明细',
  [RECORD_TYPE.earned]: '暂无已获得的减免金',
  [RECORD_TYPE.used]: '暂无已使用的减免金',
  [RECORD_TYPE.expired]: '暂无已过期的减免金',
};

/** What an entry of the fund says: pure. */
export const TABS: readonly RecordTab[] = [
  RECORD_TYPE.all,
  RECORD_TYPE.earned,
  RECORD_TYPE.used,
  RECORD_TYPE.expired,
];

const LABELS: Readonly<Record<number, string>> = {
  [RECORD_TYPE.earned]: TAB_TITLES[RECORD_TYPE.earned],
  [RECORD_TYPE.used]: TAB_TITLES[RECORD_TYPE.used],
  [RECORD_TYPE.expired]: TAB_TITLES[RECORD_TYPE.expired],
};

/** Label of an entry's type; '' for one that nobody has named. */
export const recordLabel = (type: number): string => LABELS[type] ?? '';

/**
 * `+3.00` of what was earned, `-3.00` of what was used or has ended; no sign when the amount is nothing or its
 * direction is not known.
 */
export function signedYuan({ type, fen }: Pick<FundRecord, 'type' | 'fen'>): string {
  if (fen === 0 || recordLabel(type) === '') return yuanOfFen(fen);
  return `${type === RECORD_TYPE.earned ? '+' : '-'}${yuanOfFen(fen)}`;
}

/** When it happened, and until when it can be used; one line, two where the place is narrow. */
export function recordTimes({ at, validUntil }: Pick<FundRecord, 'at' | 'validUntil'>): readonly string[] {
  return validUntil === '' ? [at] : [at, `${RECORD_TEXTS.validUntil} ${validUntil}`];
}
