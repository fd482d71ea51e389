import type { Decoder } from './decode';

/** One of the given values; 'unknown' for any other, so that a value of tomorrow takes nothing away today. */
export function known<const L extends readonly (string | number)[]>(
  ...allowed: L
): Decoder<L[number] | 'unknown'> {
  return (value) => allowed.find((one) => one === value) ?? 'unknown';
}
