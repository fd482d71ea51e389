/** What an entry of the fund says: pure. */
import { yuanOfFen } from '../fundRules';
import { RECORD_TYPE, type FundRecord, type RecordTab } from '../reductionTypes';
import { RECORD_TEXTS, TAB_TITLES } from './recordTexts';

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
