/** Rules and texts of paying for a sent parcel. Pure; all texts are ours. */
import type { Order } from '@/features/send/orderTypes';
import type { Fact } from '@/templates/ResultPage';

export const FREIGHT_TEXTS = {
  label: '运费',
  pay: '去支付',
  paid: '支付成功',
  receipt: '支付凭证',
  sum: '实付',
  paidAt: '支付时间',
  weight: '计费重量',
  payNo: '支付单号',
  invoice: '开发票',
  changed: '运费已更新，请确认后再支付',
} as const;

type Freight = Pick<Order, 'payFen' | 'payState'>;

/**
 * The freight the user agrees to, fen; null: nothing is due (any more).
 *
 * @param shown what the page showed at the tap
 * @param now the same unless the user logged in meanwhile
 */
export const agreedFreight = (shown: Freight | null, now: Freight | null): number | null =>
  shown === null || now?.payState !== 'DUE' ? null : shown.payFen;

export const receiptOf = ({ paidAt, weightKg }: Pick<Order, 'paidAt' | 'weightKg'>): readonly Fact[] =>
  [
    { label: FREIGHT_TEXTS.paidAt, value: paidAt },
    { label: FREIGHT_TEXTS.weight, value: `${weightKg} 公斤` },
  ].filter(({ value }) => value !== '');
