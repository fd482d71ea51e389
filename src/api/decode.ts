/**
 * Small validators for gateway responses. A decoder returns the typed value or throws `ContractError` with the path of
 * the first bad field; unknown fields of objects are dropped. `npm run contract` generates the decoders of the
 * responses (`generated/`).
 */
import { parseBeijingTime } from '@/utils/beijingTime';
import { cleanText } from '@/utils/text';
import type { Decoder, Decoded } from './decoder';
import { ContractError } from './errors';
import { withDefault } from './lenient';

type Shape = Readonly<Record<string, Decoder<unknown>>>;
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Decoded<S[K]> ? K : never }[keyof S];
type ObjectOf<S extends Shape> = {
  readonly [K in Exclude<keyof S, OptionalKeys<S>>]: Decoded<S[K]>;
} & { readonly [K in OptionalKeys<S>]?: Decoded<S[K]> };

/**
 * A text, or a number as its digits: ids arrive as either. A whole number that JavaScript cannot hold exactly has
 * already become another id; `parseJson` keeps those as text.
 */
export const string: Decoder<string> = (value, path) => {
  if (typeof value === 'string') return value;
  if (
    typeof value === 'number' &&
    isFinite(value) &&
    (!Number.isInteger(value) || Number.isSafeInteger(value))
  )
    return String(value);
  throw new ContractError(path, 'a string');
};

/** Finite only. */
export const number: Decoder<number> = (value, path) => {
  if (typeof value !== 'number' || !isFinite(value)) throw new ContractError(path, 'a number');
  return value;
};

/** Also accepts 0 and 1. */
export const boolean: Decoder<boolean> = (value, path) => {
  if (value === 0 || value === 1) return value === 1;
  if (typeof value !== 'boolean') throw new ContractError(path, 'a boolean');
  return value;
};

/** For responses without `data`. */
export const nothing: Decoder<null> = (value, path) => {
  if (value !== null && value !== undefined) throw new ContractError(path, 'null');
  return null;
};

/** Whether both are the same value, as a number or as its digits. */
const isSame = (one: string | number, value: unknown): boolean =>
  one === value ||
  ((typeof value === 'string' || typeof value === 'number') && String(one) === String(value));

/** One of the given values. */
export function literal<const L extends readonly (string | number)[]>(...allowed: L): Decoder<L[number]> {
  return (value, path) => {
    for (const one of allowed) if (isSame(one, value)) return one;
    throw new ContractError(path, `one of ${allowed.join(', ')}`);
  };
}

/** A list with all its items; null or missing is an empty list. */
export function array<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return (value, path, onBad) => {
    if (value === null || value === undefined) return [];
    if (!Array.isArray(value)) throw new ContractError(path, 'an array');
    const items: readonly unknown[] = value;
    return items.map((entry, index) => item(entry, `${path}[${index}]`, onBad));
  };
}

export function object<S extends Shape>(shape: S): Decoder<ObjectOf<S>>;
export function object(shape: Shape): Decoder<Record<string, unknown>> {
  return (value, path, onBad) => {
    const source = plainObject(value, path);
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(shape)) {
      const field = shape[key]?.(source[key], path === '' ? key : `${path}.${key}`, onBad);
      if (field !== undefined) result[key] = field;
    }
    return result;
  };
}

/** An object whose keys the server chooses; null or missing is an empty one. */
export function record<T>(item: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return (value, path, onBad) => {
    const result: Record<string, T> = {};
    if (value === null || value === undefined) return result;
    for (const [key, entry] of Object.entries(plainObject(value, path))) {
      if (key !== '__proto__') result[key] = item(entry, `${path}.${key}`, onBad);
    }
    return result;
  };
}

/** Undefined when null or missing. */
export function optional<T>(inner: Decoder<T>): Decoder<T | undefined> {
  return (value, path, onBad) =>
    value === null || value === undefined ? undefined : inner(value, path, onBad);
}

/** Null when missing, too: gateways of this family omit null fields. */
export function nullable<T>(inner: Decoder<T>): Decoder<T | null> {
  return (value, path, onBad) => (value === null || value === undefined ? null : inner(value, path, onBad));
}

function plainObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ContractError(path, 'an object');
  return { ...value };
}

// Formats and limits of the contract (`x-strict`, `x-lenient`, `x-raw`).

/** Beijing time as the gateway writes it, to the second; `utils/beijingTime` parses it. */
export const beijingTime: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (parseBeijingTime(text) === null) throw new ContractError(path, 'a Beijing time');
  return text;
};

/** A Beijing time, or null: an empty text counts as null. */
export const timeOrNull: Decoder<string | null> = (value, path) =>
  value === '' ? null : nullable(beijingTime)(value, path);

/** A whole number from 0: fen, or a count. An invalid amount must not be shown as money. */
export const amount: Decoder<number> = (value, path) => {
  const whole = number(value, path);
  if (!Number.isSafeInteger(whole) || whole < 0) throw new ContractError(path, 'a whole number from 0');
  return whole;
};

/** An id that the gateway recognises again: 1 to 64 characters. */
export const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > 64) throw new ContractError(path, 'an id');
  return text;
};

/** One of the given values; 'unknown' for any other, so that a future value does not break today's app. */
export function known<const L extends readonly (string | number)[]>(
  ...allowed: L
): Decoder<L[number] | 'unknown'> {
  return (value) => allowed.find((one) => isSame(one, value)) ?? 'unknown';
}

/** A displayed text: a string without invisible characters. */
export const words: Decoder<string> = (value, path) => cleanText(string(value, path));

/**
 * A displayed text in one line, at most `max` characters (whole ones, no half surrogate pairs); '' when missing or not
 * a text. CSS cuts it to its place; this limit only keeps out megabytes.
 */
export const shortText = (max: number): Decoder<string> =>
  withDefault((value, path) => {
    // Cut before cleaning: the cleaning reads every character.
    const text = cleanText(string(value, path).slice(0, max * 4))
      .replace(/\s+/g, ' ')
      .trim();
    return text.length <= max ? text : Array.from(text).slice(0, max).join('');
  }, '');

/** A text of `min` to `max` characters. */
export const textOf =
  (min: number, max = Infinity): Decoder<string> =>
  (value, path) => {
    const text = string(value, path);
    if (text.length < min || text.length > max)
      throw new ContractError(path, `a text of ${min} to ${max} characters`);
    return text;
  };

/** A text that matches the pattern. */
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

/** A value that other code parses (`x-raw`) or that is not read (`x-unread`). */
export const rawValue: Decoder<unknown> = (value) => value;

/** The object's fields unparsed. @throws ContractError for anything but an object */
export const rawObject: Decoder<Readonly<Record<string, unknown>>> = (value, path) =>
  record(rawValue)(plainObject(value, path), path);

/** For data that the app does not use. */
export const ignored: Decoder<null> = () => null;
