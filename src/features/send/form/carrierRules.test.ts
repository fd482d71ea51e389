import type { CarrierCode, CarrierQuote } from '@/domain/send/sendTypes';
import { foldedQuotes } from './carrierRules';

const CODES = ['JTJZ', 'STO', 'YD', 'YTO', 'ZTO', 'SF'] as const;
const quotesOf = (codes: readonly CarrierCode[]): readonly CarrierQuote[] =>
  codes.map((code) => ({
    code,
    name: code,
    isAvailable: true,
    reason: '',
    freightFen: 900,
    listFen: 900,
    earliestMs: null,
    latestMs: null,
    tag: '',
  }));

test.each<[number, CarrierCode | undefined, string]>([
  [0, undefined, ''],
  [3, 'JTJZ', 'JTJZ STO YD'],
  [4, 'JTJZ', 'JTJZ STO YD YTO'],
  [5, 'JTJZ', 'JTJZ STO YD'],
  [6, 'STO', 'JTJZ STO YD'],
  [6, undefined, 'JTJZ STO YD'],
  [6, 'SF', 'JTJZ STO YD SF'],
  [5, 'ZTO', 'JTJZ STO YD YTO ZTO'],
])('%d carriers, %s chosen: %s', (count, chosen, shown) => {
  expect(
    foldedQuotes(quotesOf(CODES.slice(0, count)), chosen)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(shown);
});
