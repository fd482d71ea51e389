import fc from 'fast-check';
import { ContractError } from '@/api/errors';
import { address, fields, shownText } from './decoders';
import { groupGoodsAddress, mallGoodsAddress } from './mallGoodsAddress';

describe('shownText', () => {
  it.each([
    [' 周五 ', 10, '周五'],
    ['\u202e周\u0000五', 10, '周五'],
    ['一二三四五', 3, '一二三'],
    ['👨‍👩‍👧👍👍', 6, '👨‍👩‍👧👍'],
    [null, 10, ''],
    [undefined, 10, ''],
    [7, 10, '7'],
    [['x'], 10, ''],
  ])('%p in %p is %p', (value, max, expected) => {
    expect(shownText(max)(value, 'x')).toBe(expected);
  });

  it('is never too long, and never ends in half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(40), (text, max) => {
        const shown = shownText(max)(text, 'x');
        expect(Array.from(shown).length).toBeLessThanOrEqual(max);
        expect(() => encodeURIComponent(shown.replace(/[\ud800-\udbff]$/, ''))).not.toThrow();
      }),
    );
  });

  it('reads only the beginning of a text of megabytes', () => {
    expect(shownText(4)('很长的文字'.repeat(1_000_000), 'x')).toBe('很长的文');
  });
});

it.each([
  [' /a.png ', '/a.png'],
  ['x'.repeat(2048), 'x'.repeat(2048)],
  ['x'.repeat(2049), ''],
  [null, ''],
  [{}, ''],
])('address %#', (value, expected) => {
  expect(address(value, 'x')).toBe(expected);
});

it.each([null, undefined, [], 'x', 7])('%p has no fields', (value) => {
  expect(() => fields(value, 'x')).toThrow(ContractError);
});

it.each([
  ['G1', 'https://mall.example/p?id=G1&x'],
  ['../a b?&#', 'https://mall.example/p?id=..%2Fa%20b%3F%26%23&x'],
  // `$&` in an id is plain text, not a pattern of `replace`.
  ['$&', 'https://mall.example/p?id=%24%26&x'],
  ['', ''],
  ['x'.repeat(65), ''],
  ['\ud800', ''],
])('the mall’s address of %p is %p', (id, expected) => {
  expect(mallGoodsAddress(id, 'https://mall.example/p?id={id}&x')).toBe(expected);
});

it.each([
  ['homeService', '/home/1'],
  ['wash', '/mall/1'],
  ['mall', '/mall/1'],
] as const)('%s goods are at %s', (kind, expected) => {
  const places = { homeServiceGoodsUrl: '/home/{id}', washGoodsUrl: '', mallGoodsUrl: '/mall/{id}' };
  expect(groupGoodsAddress({ productId: '1', kind }, places)).toBe(expected);
});
