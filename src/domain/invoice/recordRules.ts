/** Invoices as pages show them, and what can still be done with one: pure. */
import type { InvoiceRecord, InvoiceState } from '@/api/generated/schemas/InvoiceRecord';
import type { TagProps } from '@/components/Tag';
import { parseBeijingTime, toMinute } from '@/utils/beijingTime';
import { formatFen } from '@/utils/money';
import { TITLE_NAMES } from './titleRules';

export const STATE_TITLES: Readonly<Record<InvoiceState, string>> = {
  UNDER_WAY: '开票中',
  ISSUED: '已开票',
  FAILED: '开票失败',
  RED: '已红冲',
  /** A state that nobody has named. */
  unknown: '处理中',
};

export const STATE_TONES: Readonly<Record<InvoiceState, NonNullable<TagProps['tone']>>> = {
  UNDER_WAY: 'brand',
  ISSUED: 'success',
  FAILED: 'danger',
  RED: 'neutral',
  unknown: 'neutral',
};

export const RECORD_TABS = ['ALL', 'UNDER_WAY', 'ISSUED', 'FAILED', 'RED'] as const;
export type RecordTab = (typeof RECORD_TABS)[number];

export const yuan = (fen: number): string => `￥${formatFen(fen, { decimals: 2 })}`;

/** Its mail can be sent again. */
export const canMail = (state: InvoiceState): boolean => state === 'ISSUED';
/** Its mail will still go out, or can be sent again: another address makes sense. */
export const canModifyEmail = (state: InvoiceState): boolean => state === 'UNDER_WAY' || state === 'ISSUED';
/** Its orders are free again. */
export const canApplyAgain = (state: InvoiceState): boolean => state === 'FAILED' || state === 'RED';
/** What comes next the tax office says. */
export const isOpen = (state: InvoiceState): boolean => state === 'UNDER_WAY' || state === 'unknown';

/** What a result page shows it by. */
export const markOf = (state: InvoiceState): 'done' | 'waiting' | 'failed' =>
  state === 'ISSUED' ? 'done' : isOpen(state) ? 'waiting' : 'failed';

/**
 * Server milliseconds before which its mail is not sent again; 0: at once. The gateway's time is cut to the second: a
 * second more, or the press that comes first would be refused.
 */
export function mailAgainAtMs({ mailAgainTm }: Pick<InvoiceRecord, 'mailAgainTm'>): number {
  const atMs = parseBeijingTime(mailAgainTm);
  return atMs === null ? 0 : atMs + 1000;
}

/** What it says under its state; '' : nothing. */
export function hintOf({ stateCode, reasonMsg }: Pick<InvoiceRecord, 'stateCode' | 'reasonMsg'>): string {
  switch (stateCode) {
    case 'UNDER_WAY':
      return '一般几分钟内开具，完成后发送到您的邮箱';
    case 'FAILED':
      return reasonMsg || '请核对发票抬头后重新申请';
    case 'RED':
      return reasonMsg || '发票已作废，订单可重新申请开票';
    case 'ISSUED':
    case 'unknown':
      return '';
  }
}

export interface WayStep {
  readonly title: string;
  /** Beijing wall clock to the minute; '' : not yet, or nobody said. */
  readonly at: string;
}

/** How it stood and stands, newest first. */
export function wayOf(
  record: Pick<InvoiceRecord, 'stateCode' | 'createTm' | 'doneTm' | 'redTm'>,
): readonly WayStep[] {
  const { stateCode, createTm, doneTm, redTm } = record;
  const begun = { title: '提交申请', at: toMinute(createTm) };
  const end = (state: InvoiceState, time: string): WayStep => ({
    title: STATE_TITLES[state],
    at: toMinute(time),
  });
  if (stateCode === 'RED') return [end('RED', redTm), end('ISSUED', doneTm), begun];
  return [end(stateCode, doneTm), begun];
}

export interface RecordFact {
  readonly label: string;
  readonly value: string;
}

/** What stands on it, without what it has not. */
export function factsOf(record: InvoiceRecord): readonly RecordFact[] {
  const { titleType, title, taxNo, bankName, bankAccount, address, phone } = record;
  return [
    { label: '发票抬头', value: title },
    { label: '抬头类型', value: TITLE_NAMES[titleType] },
    { label: '税号', value: taxNo },
    { label: '开户行', value: bankName },
    { label: '银行账号', value: bankAccount },
    { label: '企业地址', value: address },
    { label: '企业电话', value: phone },
    { label: '发票内容', value: record.contentText },
    { label: '开票方', value: record.companyName },
    { label: '发票号码', value: record.invoiceNumber },
    { label: '备注', value: record.remark },
    { label: '申请单号', value: record.invoiceNo },
  ].filter(({ value }) => value !== '');
}
