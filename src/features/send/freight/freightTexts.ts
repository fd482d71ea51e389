import type { FreightOffer } from '@/features/send/freightApi';
import { formatFen } from '@/utils/money';

/** Texts of the freight page; all are ours, the spec only names the page and its call. */
export const FREIGHT_TEXTS = {
  offers: '运费和时效',
  wait: '选好寄件和收件城市，查看各家运费与送达时间',
  failed: '运费查询失败，请重试',
  none: '暂时没有快递公司可寄，换个城市试试',
  byVolume: (kilograms: number) => `包裹较大，按体积计费，计费重量 ${kilograms} 公斤`,
  hint: '运费为预估，以快递员揽收时称重、量尺寸为准',
  send: '去寄件',
  noCarrier: '请先选择可寄的快递公司',
  asking: '运费查询中，请稍候',
} as const;

const yuan = (fen: number): string => `￥${formatFen(fen, { decimals: 2 })}`;

/** `首重 1 公斤 ￥12.00，续重 ￥5.00/公斤`; '' if the gateway sends no prices. */
export function howPriced({ firstKg, firstFen, extraFen }: FreightOffer): string {
  if (firstKg <= 0 || firstFen <= 0) return '';
  const first = `首重 ${firstKg} 公斤 ${yuan(firstFen)}`;
  return extraFen > 0 ? `${first}，续重 ${yuan(extraFen)}/公斤` : first;
}
