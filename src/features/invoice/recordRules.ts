/** Invoices as the pages show them, and the actions each state allows: pure. */
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
  /** An unknown state. */
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

/** The mail can be sent again. */
export const canMail = (state: InvoiceState): boolean => state === 'ISSUED';
/** The mail is still to be sent, or can be sent again: changing its address is useful. */
export const canModifyEmail = (state: InvoiceState): boolean => state === 'UNDER_WAY' || state === 'ISSUED';
/** Its orders can be invoiced again. */
export const canApplyAgain = (state: InvoiceState): boolean => state === 'FAILED' || state === 'RED';
/** The tax office decides what happens next. */
export const isOpen = (state: InvoiceState): boolean => state === 'UNDER_WAY' || state === 'unknown';

/** Icon of the result page. */
export const markOf = (state: InvoiceState): 'done' | 'waiting' | 'failed' =>
  state === 'ISSUED' ? 'done' : isOpen(state) ? 'waiting' : 'failed';

/**
 * Server time in milliseconds before which the mail cannot be sent again; 0: immediately. The gateway truncates its
 * time to the second, so one second is added: otherwise the first possible tap would be refused.
 */
export function mailAgainAtMs({ mailAgainTm }: Pick<InvoiceRecord, 'mailAgainTm'>): number {
  const atMs = parseBeijingTime(mailAgainTm);
  return atMs === null ? 0 : atMs + 1000;
}

/** Text below its state; '': none. */
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

interface WayStep {
  readonly title: string;
  /** Beijing wall clock to the minute; '': not yet, or not sent. */
  readonly at: string;
}

/** Timeline of the invoice, newest first. */
export function progressOf(
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

interface RecordFact {
  readonly label: string;
  readonly value: string;
}

/** The facts of the invoice, without empty ones. */
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
