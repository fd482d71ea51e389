import { trimEndOf } from './text';

export interface FormatFenOptions {
  /** `trim` drops trailing zeros (`12`, `12.5`); 2 always shows both places (`12.00`). */
  readonly decimals?: 'trim' | 2;
}

/**
 * Integer fen -> yuan without a sign of currency, e.g. 1250 -> `12.5` (product §1.5: money is in cents, shown divided by
 * 100, trailing zeros trimmed). Works on digits, so no float noise; negative amounts keep their minus. A value that is
 * no finite number gives an empty string: nothing is better than a wrong amount. Fractions of a fen are cut off.
 */
export function formatFen(fen: number, options: FormatFenOptions = {}): string {
  if (!Number.isFinite(fen) || Math.abs(fen) > Number.MAX_SAFE_INTEGER) return '';
  const whole = Math.trunc(fen);
  const digits = String(Math.abs(whole)).padStart(3, '0');
  const yuan = digits.slice(0, -2);
  const cents = options.decimals === 2 ? digits.slice(-2) : trimEndOf(digits.slice(-2), '0');
  return `${whole < 0 ? '-' : ''}${yuan}${cents === '' ? '' : `.${cents}`}`;
}
