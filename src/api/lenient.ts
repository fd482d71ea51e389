/**
 * Decoders that skip bad parts: for responses that many editors fill in (`x-lenient`, the weekly page), and for every
 * list except those that must be complete (`x-whole`). Skipped parts are reported, so that they do not go unnoticed. A
 * single bad field is for the strict decoders of `decode.ts`: half a response must not pass for a whole one.
 */
import type { Decoder, OnBadPart } from './decoder';
import { ApiError, ContractError } from './errors';

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part, or `fallback` when it is missing or invalid. */
export function withDefault<T>(inner: Decoder<T>, fallback: T): Decoder<T> {
  return (value, path, onBad) => {
    if (value === undefined || value === null) return fallback;
    const result = attemptPart(() => inner(value, path, onBad), onBad);
    return result === null ? fallback : result.part;
  };
}

/** The valid items of a list, at most `max`; missing or not a list: none. */
export function goodOnes<T>(inner: Decoder<T>, max: number): Decoder<readonly T[]> {
  return (value, path, onBad) => {
    if (!Array.isArray(value)) return [];
    const parts: T[] = [];
    const items: readonly unknown[] = value;
    for (let index = 0; index < items.length && parts.length < max; index += 1) {
      const result = attemptPart(() => inner(items[index], `${path}[${index}]`, onBad), onBad);
      if (result !== null) parts.push(result.part);
    }
    return parts;
  };
}

/**
 * The valid items of a list, at most `max`; null or missing: none. @throws ContractError for a value that is not a list
 */
export function itemsOf<T>(inner: Decoder<T>, max: number): Decoder<readonly T[]> {
  const good = goodOnes(inner, max);
  return (value, path, onBad) => {
    if (value !== null && value !== undefined && !Array.isArray(value))
      throw new ContractError(path, 'an array');
    return good(value, path, onBad);
  };
}

/** @throws anything but an ApiError: a bug of ours is not a bad part */
function attemptPart<T>(read: () => T, onBad: OnBadPart | undefined): { readonly part: T } | null {
  try {
    return { part: read() };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    onBad?.(cause);
    return null;
  }
}
