import fc from 'fast-check';
import { recordLabel, recordTimes, signedYuan } from './fundRecordRules';

describe('an entry', () => {
  it.each([
    [1, 300, '已获得', '+3.00'],
    [2, 150, '已使用', '-1.50'],
    [3, 5, '已过期', '-0.05'],
    [1, 0, '已获得', '0.00'],
    [2, 0, '已使用', '0.00'],
    // Its direction is unknown.
    [0, 300, '', '3.00'],
    [9, 300, '', '3.00'],
  ])('of type %d with %d fen shows %s %s', (type, fen, label, amount) => {
    expect([recordLabel(type), signedYuan({ type, fen })]).toEqual([label, amount]);
  });

  it('earned adds, used and expired subtract, by exactly their fen', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3), fc.integer({ min: 1, max: 10 ** 12 }), (type, fen) => {
        const text = signedYuan({ type, fen });
        expect(Number(text.replace('.', ''))).toBe(type === 1 ? fen : -fen);
      }),
    );
  });

  it.each<[string, readonly string[]]>([
    ['', ['2026-11-21 10:20']],
    ['2026-12-31', ['2026-11-21 10:20', '有效期至 2026-12-31']],
  ])('valid until "%s"', (validUntil, lines) => {
    expect(recordTimes({ at: '2026-11-21 10:20', validUntil })).toEqual(lines);
  });
});
