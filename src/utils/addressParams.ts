/**
 * Reads the page's address, which anyone may have written: one reader for texts, one for numbers. Pages use no other
 * (test/architecture/addressParams.test.ts), and texts from the address are never shown as our own.
 */
import { typedText } from './text';

/** Path parameters and query, decoded. */
export type AddressParams = Readonly<Record<string, string | undefined>>;

const OFF: readonly string[] = ['0', 'false'];

/** UTF-16 units of a code, an order number, a name. */
const MAX_TEXT = 128;

/**
 * The text with that name; '' when there is none. Without surrounding spaces and invisible characters, well formed, cut
 * between characters.
 * @param max UTF-16 units
 */
export const textParam = (params: AddressParams, name: string, max = MAX_TEXT): string =>
  typedText((params[name] ?? '').trim(), max).trim();

/** A switch, `x`, `x=1`, `x=true`: on when present, unless its value is 0 or false (product §2.2). */
export const switchParam = (params: AddressParams, name: string): boolean =>
  params[name] !== undefined && !OFF.includes(textParam(params, name));

/** Limits of a number in an address, in the unit of the caller. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** Maximum number of decimal places; absent: an integer. */
  readonly decimals?: number;
}

/**
 * The number with that name; null when there is none, when it is not a plain decimal number (`1e3`, `0x10`, `-1`,
 * `2kg`, `Infinity`), or when it violates the rule.
 */
export const numberParam = (params: AddressParams, name: string, rule: NumberRule): number | null =>
  readNumber(textParam(params, name), rule);

/** The same for a part of a text, e.g. one side of `30x20x10`. */
export function readNumber(text: string, { min, max, decimals = 0 }: NumberRule): number | null {
  const match = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text.trim());
  if (match === null || (match[2] ?? '').length > decimals) return null;
  const value = Number(match[0]);
  return value >= min && value <= max ? value : null;
}
