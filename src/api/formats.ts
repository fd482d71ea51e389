/** Formats and limits of the contract (`x-strict`, `x-lenient`, `x-raw`), apart from `decode`, which every page loads. */
import { parseBeijingTime } from '@/utils/beijingTime';
import { type Decoder, number, record, string } from './decode';
import { ContractError } from './errors';
import { cleanText } from '@/utils/text';
import { withDefault } from './lenient';

/**
 * Beijing wall clock as the gateway writes it, to the second; `utils/beijingTime` reads it. Apart from `decode`, which
 * every page loads.
 */
export const beijingTime: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (parseBeijingTime(text) === null) throw new ContractError(path, 'a Beijing time');
  return text;
};

/** A whole number from 0: fen, or how many. Money that is no amount must not be shown as one. */
export const amount: Decoder<number> = (value, path) => {
  const whole = number(value, path);
  if (!Number.isSafeInteger(whole) || whole < 0) throw new ContractError(path, 'a whole number from 0');
  return whole;
};

/** A name by which the gateway knows a thing again: 1 to 64 characters. */
export const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > 64) throw new ContractError(path, 'an id');
  return text;
};

/** One of the given values; 'unknown' for any other, so that a value of tomorrow takes nothing away today. */
export function known<const L extends readonly (string | number)[]>(
  ...allowed: L
): Decoder<L[number] | 'unknown'> {
  return (value) => allowed.find((one) => one === value) ?? 'unknown';
}

/** A text that is shown: a string without the characters that nobody sees. Apart from `decode`, which every page loads. */
export const words: Decoder<string> = (value, path) => cleanText(string(value, path));

/**
 * A text that is shown, in one line, at most `max` characters (whole ones, no halves of an emoji); '' when it is
 * missing or none. What fits its place is for CSS to cut; this keeps megabytes out.
 */
export const shortWords = (max: number): Decoder<string> =>
  withDefault((value, path) => {
    // Cut before it is cleaned: the cleaning reads every character.
    const text = cleanText(string(value, path).slice(0, max * 4))
      .replace(/\s+/g, ' ')
      .trim();
    return text.length <= max ? text : Array.from(text).slice(0, max).join('');
  }, '');

/** Limits of the contract that the app checks (`x-strict`). Apart from `decode`, which every page loads. */
/** A text of `min` to `max` characters. */
export const textOf =
  (min: number, max = Infinity): Decoder<string> =>
  (value, path) => {
    const text = string(value, path);
    if (text.length < min || text.length > max)
      throw new ContractError(path, `a text of ${min} to ${max} characters`);
    return text;
  };

/** A text of this form. */
export const matching =
  (form: RegExp): Decoder<string> =>
  (value, path) => {
    const text = string(value, path);
    if (!form.test(text)) throw new ContractError(path, `a text like ${String(form)}`);
    return text;
  };

/** A whole number from `min` to `max`. */
export const wholeFrom =
  (min: number, max = Infinity): Decoder<number> =>
  (value, path) => {
    const whole = number(value, path);
    if (!Number.isSafeInteger(whole) || whole < min || whole > max)
      throw new ContractError(path, `a whole number from ${min}`);
    return whole;
  };

/** What is read elsewhere (`x-raw`) or not at all (`x-unread`). Apart from `decode`, which every page loads. */
export const rawValue: Decoder<unknown> = (value) => value;

/** Its fields as they came. */
export const rawObject = record(rawValue);

/** Data that says nothing to anybody here. */
export const ignored: Decoder<null> = () => null;
