/** `normalizeText` for sums. */
import { normalizeText, withoutBlanks, withoutLabel } from './normalizeText';

/** A sum in yuan: `￥1,000.50 元` is `1000.50`, `10。5` is `10.5`. */
export function normalizeAmount(text: string): string {
  const sum = withoutBlanks(withoutLabel(normalizeText(text)))
    .replace(/。/g, '.')
    .replace(/^(?:[¥￥]|RMB|CNY)/i, '')
    .replace(/(?:元|块|圆|RMB|CNY)$/i, '');
  return /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(sum) ? sum.replace(/,/g, '') : sum;
}
