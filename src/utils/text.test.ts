import fc from 'fast-check';
import { cleanText, trimDecimals, trimEndOf } from './text';

test.each([
  ['a//', '/', 'a'],
  ['//a', '/', '//a'],
  ['///', '/', ''],
  ['', '/', ''],
])('%s without %s at its end: %s', (text, mark, expected) => expect(trimEndOf(text, mark)).toBe(expected));

test.each([
  ['8.50', '8.5'],
  ['5.00', '5'],
  ['100.0', '100'],
  ['0.05', '0.05'],
])('%s is %s', (decimal, expected) => expect(trimDecimals(decimal)).toBe(expected));

describe('cleanText', () => {
  it.each([
    ['a text', '寄件立减券 8.5折', '寄件立减券 8.5折'],
    ['an override that turns words round', '\u202e券换兑金现\u202c', '券换兑金现'],
    ['isolates and marks', '\u2066a\u2067b\u2068c\u2069\u200e\u200f\u061c', 'abc'],
    ['zero width', '零\u200b宽\u200c字\u2060符\ufeff', '零宽字符'],
    ['a soft hyphen', 'to\u00adken', 'token'],
    ['control characters', 'a\u0000b\u0008c\u007fd\u0085e', 'abcde'],
    ['lines and tabs stay', 'a\nb\tc\r\n', 'a\nb\tc\r\n'],
    ['a family stays one', '👨‍👩‍👧 ok', '👨‍👩‍👧 ok'],
    ['a heart with its form stays', '❤️‍🔥', '❤️‍🔥'],
    ['a joiner between words goes', '家\u200d庭', '家庭'],
    ['a joiner at an end goes', '\u200d👨\u200d', '👨'],
    ['nothing', '', ''],
  ])('%s', (_name, from, to) => expect(cleanText(from)).toBe(to));

  it('is idempotent, and removes nothing visible', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
        expect(clean.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
