import fc from 'fast-check';
import { formatFen } from './money';

describe('formatFen', () => {
  it.each([
    [0, '0'],
    [1, '0.01'],
    [10, '0.1'],
    [99, '0.99'],
    [100, '1'],
    [1250, '12.5'],
    [1205, '12.05'],
    [-150, '-1.5'],
    [-1, '-0.01'],
    [100_000_000, '1000000'],
    [12.9, '0.12'],
    [-0, '0'],
    [NaN, ''],
    [Infinity, ''],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%p fen -> %p', (fen, text) => expect(formatFen(fen)).toBe(text));

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [1200, '12.00'],
    [-30, '-0.30'],
  ])('%p fen with both places -> %p', (fen, text) => expect(formatFen(fen, { decimals: 2 })).toBe(text));

  it('loses nothing and shows no rounding errors', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (fen) => {
        const full = formatFen(fen, { decimals: 2 });
        expect(full).toMatch(/^-?(0|[1-9]\d*)\.\d{2}$/);
        expect(BigInt(full.replace('.', ''))).toBe(BigInt(fen));
        const trimmed = formatFen(fen);
        expect(trimmed).toMatch(/^-?(0|[1-9]\d*)(\.\d?[1-9])?$/);
        expect(full.replace(/\.?0{1,2}$/, '').replace(/^-?$/, '0')).toBe(trimmed);
      }),
    );
  });
});
