/**
 * Decoders for what goes on without its bad parts: answers put together by many hands (`x-lenient`, the weekly page),
 * and every list but one that has to be whole (`x-whole`). What was left out is told, so that it does not go unnoticed.
 * A field that is bad by itself is for the strict ones of `decode.ts`: half an answer must not pass for a whole one.
 */
import { ApiError, ContractError } from './errors';
import type { Decoder, OnBadPart } from './decoder';

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part, or `fallback` when it is missing or wrong. */
export function withDefault<T>(inner: Decoder<T>, fallback: T): Decoder<T> {
  return (value, path, onBad) => {
    if (value === undefined || value === null) return fallback;
    const result = attemptPart(() => inner(value, path, onBad), onBad);
    return result === null ? fallback : result.part;
  };
}

/** The good ones of a list, at most `max`; missing or no list: none. */
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

/** The good ones of a list, at most `max`; null or missing: none. @throws ContractError for what is no list */
export function itemsOf<T>(inner: Decoder<T>, max: number): Decoder<readonly T[]> {
  const good = goodOnes(inner, max);
  return (value, path, onBad) => {
    if (value !== null && value !== undefined && !Array.isArray(value))
      throw new ContractError(path, 'an array');
    return good(value, path, onBad);
  };
}

/** @throws what is no ApiError: a bug of ours is not a bad part */
function attemptPart<T>(read: () => T, onBad: OnBadPart | undefined): { readonly part: T } | null {
  try {
    return { part: read() };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    onBad?.(cause);
    return null;
  }
}
