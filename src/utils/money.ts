import { trimEndOf } from './text';

interface FormatFenOptions {
  /** `trim` drops trailing zeros (`12`, `12.5`); 2 always shows both places (`12.00`). */
  readonly decimals?: 'trim' | 2;
}

/**
 * Integer fen -> yuan without a currency sign, e.g. 1250 -> `12.5` (product §1.5: money is in cents, shown divided by
 * 100, trailing zeros trimmed). Works on digits, so there are no rounding errors; negative amounts keep their minus. A
 * value that is not a finite number yields an empty string: better nothing than a wrong amount. Fractions of a fen are
 * cut off.
 */
export function formatFen(fen: number, options: FormatFenOptions = {}): string {
  if (!Number.isFinite(fen) || Math.abs(fen) > Number.MAX_SAFE_INTEGER) return '';
  const whole = Math.trunc(fen);
  const digits = String(Math.abs(whole)).padStart(3, '0');
  const yuan = digits.slice(0, -2);
  const cents = options.decimals === 2 ? digits.slice(-2) : trimEndOf(digits.slice(-2), '0');
  return `${whole < 0 ? '-' : ''}${yuan}${cents === '' ? '' : `.${cents}`}`;
}
