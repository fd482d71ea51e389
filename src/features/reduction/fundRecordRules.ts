import { yuanOfFen } from './fundRules';
import { type RecordTab, RECORD_TYPE, type FundRecord } from './fundTypes';

/** Texts and pure rules of /reductionFunds/detail (product §2.2 gives only its address). */
export const RECORD_TEXTS = {
  tabs: '减免金明细类型',
  list: '减免金明细',
  left: '剩余减免金',
  /** When the gateway does not send the remaining amount. */
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

/** Label of an entry's type; '' for an unknown one. */
export const recordLabel = (type: number): string => LABELS[type] ?? '';

/** `+3.00` for earned, `-3.00` for used or expired; no sign if the amount is zero or its direction is unknown. */
export function signedYuan({ type, fen }: Pick<FundRecord, 'type' | 'fen'>): string {
  if (fen === 0 || recordLabel(type) === '') return yuanOfFen(fen);
  return `${type === RECORD_TYPE.earned ? '+' : '-'}${yuanOfFen(fen)}`;
}

/** When it happened and until when it is valid; shown in one line, or in two if space is narrow. */
export function recordTimes({ at, validUntil }: Pick<FundRecord, 'at' | 'validUntil'>): readonly string[] {
  return validUntil === '' ? [at] : [at, `${RECORD_TEXTS.validUntil} ${validUntil}`];
}
