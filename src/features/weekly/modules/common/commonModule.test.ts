import fc from 'fast-check';
import { ContractError } from '@/api/errors';
import { lengths, LONG, many } from '../testing/limits';
import { moduleDecoderSuite } from '../testing/moduleDecoder.suite';
import { cellWidth, commonModule } from './commonModule';

it('keeps the pictures that can be shown, with or without a link', () => {
  const itemList = [
    { imgUrl: '/a.png', appUrl: '/x' },
    { imgUrl: '/b.png' },
    { imgUrl: '', appUrl: '/y' },
    { appUrl: '/z' },
    null,
    'picture',
  ];
  expect(commonModule({ title: ' 专区 ', subTitle: [7], itemList }, 'm')).toEqual({
    title: '专区',
    subTitle: '',
    pictures: [
      { imageUrl: '/a.png', linkUrl: '/x' },
      { imageUrl: '/b.png', linkUrl: '' },
    ],
  });
});

it.each([[[]], [null], [{ 0: 'x' }], [[{ imgUrl: '' }]]])('is not shown with pictures %p', (itemList) => {
  expect(() => commonModule({ title: '专区', itemList }, 'm')).toThrow(ContractError);
});

it.each([
  [1, 'whole'],
  [2, 'half half'],
  [3, 'third third third'],
  [4, 'half half half half'],
  [5, 'half half third third third'],
])('%p pictures: %s', (count, widths) => {
  expect(Array.from({ length: count }, (_, index) => cellWidth(index, count)).join(' ')).toBe(widths);
});

it('leaves no gap in a row', () => {
  const share = { whole: 6, half: 3, third: 2 } as const;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
      let filled = 0;
      for (let index = 0; index < count; index += 1) {
        filled += share[cellWidth(index, count)];
        expect(filled).toBeLessThanOrEqual(6);
        if (filled === 6) filled = 0;
      }
      expect(filled).toBe(0);
    }),
  );
});

moduleDecoderSuite(commonModule, ['title', 'subTitle', 'itemList', 'imgUrl', 'appUrl']);

it('cuts texts and lists to their limits', () => {
  const wire = { title: LONG, subTitle: LONG, itemList: many({ imgUrl: '/a.png' }) };
  expect(lengths(commonModule(wire, 'm'))).toMatchObject({ title: 40, subTitle: 80, pictures: 20 });
});

it('reads as many of 100,000 pictures as can be shown', () => {
  expect(commonModule({ itemList: many({ imgUrl: '/a.png' }, 100_000) }, 'm').pictures).toHaveLength(20);
});
