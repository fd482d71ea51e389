/** What the nearest parcel says on the home page: pure. */
import { formatFen } from '@/utils/money';
import type { NearestParcel } from './homeApi';
import { HOME_TEXTS } from './homeTexts';

/** Groups of a long code, so that it can be read out: `12345678` -> `1234 5678`, `123456` -> `123 456`. */
export function spacedCode(code: string): string {
  if (!/^\d{6,8}$/.test(code)) return code;
  const head = code.length === 6 ? 3 : 4;
  return `${code.slice(0, head)} ${code.slice(head)}`;
}

/** `顺丰速运 尾号 1234`, without what is not known. */
export const parcelName = ({ carrier, tail }: Pick<NearestParcel, 'carrier' | 'tail'>): string =>
  [carrier, tail === '' ? '' : `尾号 ${tail}`].filter((part) => part !== '').join(' ');

/** Where it lies, with the distance when the visitor's place is known: `350 米`, `1.2 公里`. */
export function parcelPlace({
  cabinet,
  distanceMeter,
}: Pick<NearestParcel, 'cabinet' | 'distanceMeter'>): string {
  const isKnown = distanceMeter !== null && distanceMeter >= 0;
  return [cabinet, isKnown ? distanceText(distanceMeter) : ''].filter((part) => part !== '').join(' · ');
}

const distanceText = (meter: number): string =>
  meter < 1000 ? `${Math.round(meter)} 米` : `${(Math.round(meter / 100) / 10).toFixed(1)} 公里`;

/** What there is to know before going there; '' for nothing. */
export function parcelWarning(
  { overdueAtMs, payFen }: Pick<NearestParcel, 'overdueAtMs' | 'payFen'>,
  nowMs: number,
): string {
  if (payFen > 0) return `${HOME_TEXTS.overdue}，待付 ${formatFen(payFen)} 元`;
  return overdueAtMs !== null && nowMs >= overdueAtMs ? HOME_TEXTS.overdue : '';
}
