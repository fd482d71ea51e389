import fc from 'fast-check';
import { fenOfYuan, prizeOf, rewardSumFen } from './prizeRules';

it.each([
  ['减免金#1.2', { text: '减免金', yuan: '1.2' }],
  ['减免金 # 12 ', { text: '减免金', yuan: '12' }],
  ['减免金', { text: '减免金', yuan: '' }],
  ['#0.3', { text: '', yuan: '0.3' }],
  ['', { text: '', yuan: '' }],
  ['###', { text: '', yuan: '' }],
  ['a#-1', { text: 'a', yuan: '' }],
  ['a#1e5', { text: 'a', yuan: '' }],
  ['a#NaN', { text: 'a', yuan: '' }],
  ['a#1.234', { text: 'a', yuan: '' }],
  ['a#9999999', { text: 'a', yuan: '' }],
  ['a#<b>#1', { text: 'a', yuan: '' }],
])('%p', (subTitle, prize) => {
  expect(prizeOf(subTitle)).toEqual(prize);
});

const word = fc.string({ maxLength: 12 }).filter((text) => !text.includes('#'));
/** Fen, as a subtitle writes it: `12`, `12.5` or `12.50`. */
const money = fc.record({ fen: fc.nat({ max: 99_999_999 }), isLong: fc.boolean() }).map(({ fen, isLong }) => {
  const cents = String(fen % 100).padStart(2, '0');
  const short = cents === '00' ? '' : `.${cents.replace(/0$/, '')}`;
  return { fen, yuan: `${Math.floor(fen / 100)}${isLong ? `.${cents}` : short}` };
});

it('any text and amount are split as they were joined', () => {
  fc.assert(
    fc.property(word, money, (text, { yuan }) => {
      expect(prizeOf(`${text}#${yuan}`)).toEqual({ text: text.trim(), yuan });
    }),
  );
});

it('for any input, the money is an amount or empty, and the text has no `#`', () => {
  fc.assert(
    fc.property(fc.string(), (subTitle) => {
      const { text, yuan } = prizeOf(subTitle);
      expect(yuan).toMatch(/^(\d{1,6}(\.\d{1,2})?)?$/);
      expect(text).not.toContain('#');
      expect(subTitle).toContain(text);
    }),
  );
});

it('sums are exact: 100 times the money of the tasks, and joined amounts as given', () => {
  fc.assert(
    fc.property(fc.array(money, { maxLength: 100 }), fc.nat({ max: 1_000_000 }), (prizes, joinedFen) => {
      const expected = prizes.reduce((sum, { fen }) => sum + fen, joinedFen);
      const all = prizes.map(({ yuan }) => ({ prize: { yuan } }));
      const [unshown, tasks] = [all.slice(0, 2), all.slice(2)];
      expect(rewardSumFen({ tasks, unshown, joinedFen })).toBe(expected);
    }),
  );
});

it.each([
  ['0.29', 29],
  ['1.1', 110],
  ['8.88', 888],
  ['', 0],
  ['-1', 0],
  ['1.', 0],
])('%p yuan are %p fen', (yuan, fen) => {
  expect(fenOfYuan(yuan)).toBe(fen);
});
