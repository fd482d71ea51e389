import type { CarrierCode, CarrierQuote } from '@/domain/send/sendTypes';

/** Cheapest first, as the gateway sorts them: more are for those who look for a certain one. */
const AT_FIRST = 3;

/**
 * The carriers of a folded list: the first ones, and the chosen one wherever it is. Folds away no single row, which
 * would save no place.
 */
export function foldedQuotes(
  quotes: readonly CarrierQuote[],
  chosen: CarrierCode | undefined,
): readonly CarrierQuote[] {
  const shown = quotes.filter(({ code }, index) => index < AT_FIRST || code === chosen);
  return quotes.length - shown.length > 1 ? shown : quotes;
}
