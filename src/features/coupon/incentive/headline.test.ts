import fc from 'fast-check';
import { headline, plainHeadline, remainingText } from './headline';
import { TASK_CODES } from './incentiveTexts';
import { prize, round } from './testing/fixtures';

describe('headline (product §1.2.2)', () => {
  const task = round({
    totalFen: 2840,
    remainingDays: 9,
    prizes: [
      prize({ isReceived: true, amountFen: 250 }),
      prize({ isReceived: true, amountFen: 500 }),
      prize(),
    ],
  });
  it.each([
    ['2001', '参加活动最高得28.4元礼包｜寄件次数可累计'],
    ['2002', '本轮活动进行中｜进度 2/3'],
    ['2003', '恭喜您获得价值7.5元的寄件礼包'],
    ['2004', '恭喜您获得价值7.5元的寄件礼包'],
    ['2005', '本轮活动已结束｜进度 2/3'],
    ['2006', '本轮活动已结束｜进度 2/3'],
    ['unknown', '进度 2/3'],
  ] as const)('%s: %s', (code, text) => {
    expect(plainHeadline(headline(code, task))).toBe(text);
  });
  it('promises no amount without a round to preview', () => {
    expect(plainHeadline(headline('2001', null))).toBe('寄件次数可累计');
  });
  it('highlights the numbers', () => {
    const strong = TASK_CODES.map((code) =>
      headline(code, task)
        .flat()
        .filter((word) => word.isStrong)
        .map((word) => word.text),
    );
    expect(strong).toEqual([['28.4'], ['2/3'], ['7.5'], ['7.5'], ['2/3'], ['2/3']]);
  });
  it('counts days of a round in progress only', () => {
    expect(TASK_CODES.map((code) => remainingText(code, task))).toEqual(['', '剩余9天', '', '', '', '']);
    expect(remainingText('2002', { ...task, remainingDays: 0 })).toBe('');
    expect(remainingText('2002', null)).toBe('');
  });
  it('never shows float noise or trailing zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (totalFen) => {
        const [, amount] =
          /最高得(.*)元礼包/.exec(plainHeadline(headline('2001', round({ totalFen })))) ?? [];
        expect(amount).toMatch(/^(0|[1-9]\d*)(\.\d?[1-9])?$/);
        expect(Math.round(Number(amount) * 100)).toBe(totalFen);
      }),
    );
  });
});
