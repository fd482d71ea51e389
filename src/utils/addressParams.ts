/**
 * What a page reads of its address, which anybody may have written: one reader for texts, one for numbers. Pages use no
 * other (test/architecture/addressParams.test.ts), and what an address says is never shown as ours.
 */
import { typedText } from './text';

/** Path parameters and query, decoded. */
export type AddressParams = Readonly<Record<string, string | undefined>>;

const OFF: readonly string[] = ['0', 'false'];

/** UTF-16 units of a code, a number of an order, a name. */
const MAX_TEXT = 128;

/**
 * The text of that name; '' when there is none. Without blanks around it and marks that are not seen, well formed, cut
 * between characters.
 * @param max UTF-16 units
 */
export const textParam = (params: AddressParams, name: string, max = MAX_TEXT): string =>
  typedText((params[name] ?? '').trim(), max).trim();

/** A switch, `x`, `x=1`, `x=true`: on by being there, unless it says no (product §2.2). */
export const switchParam = (params: AddressParams, name: string): boolean =>
  params[name] !== undefined && !OFF.includes(textParam(params, name));

/** What a number of an address has to be, in the unit that its reader means. */
export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** Decimal places that it may have; absent: a whole number. */
  readonly decimals?: number;
}

/**
 * The number of that name; null when there is none, when what is written is no plain decimal number (`1e3`, `0x10`, `-1`,
 * `2kg`, `Infinity`), or when it breaks the rule.
 */
export const numberParam = (params: AddressParams, name: string, rule: NumberRule): number | null =>
  readNumber(textParam(params, name), rule);

/** The same of a part of a text, e.g. one side of `30x20x10`. */
export function readNumber(text: string, { min, max, decimals = 0 }: NumberRule): number | null {
  const match = /^(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text.trim());
  if (match === null || (match[2] ?? '').length > decimals) return null;
  const value = Number(match[0]);
  return value >= min && value <= max ? value : null;
}
