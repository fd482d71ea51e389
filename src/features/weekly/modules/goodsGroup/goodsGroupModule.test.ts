import fc from 'fast-check';
import { ContractError } from '@/api/errors';
import { groundTone } from '../../page/groundTone';
import { lengths, LONG, many } from '../testing/limits';
import { moduleDecoderSuite } from '../testing/moduleDecoder.suite';
import { goodsGroupModule, type GoodsGroupView } from './goodsGroupModule';

const goods = (productName: string, changes: object = {}): object => ({
  productId: 'P',
  order: 1,
  productName,
  itemBizType: '7',
  bizMode: '上门',
  itemAttribute: '好',
  groupBuyItem: false,
  imgUrl: '/a.png',
  ...changes,
});
const read = (changes: object = {}): GoodsGroupView =>
  goodsGroupModule(
    {
      title: '洗护',
      subTitle: '省心',
      displayStyle: 1,
      displayType: 1,
      groupType: 2,
      backgroundColor: '#FFF1E6',
      titleBackgroundImage: '/t.png',
      unauthorizedLocationImgUrl: '/u.png',
      mismatchLocationImgUrl: '/m.png',
      itemList: [goods('a')],
      ...changes,
    },
    'group',
  );
const names = ({ content }: GoodsGroupView): string[] =>
  content.kind === 'goods' ? content.goods.map(({ name }) => name) : [];

it('is read with its display settings and goods', () => {
  expect(read({ itemList: [goods('a', { groupBuyItem: true })] })).toEqual({
    title: '洗护',
    subTitle: '省心',
    kind: 'wash',
    groundColor: '#FFF1E6',
    titleImageUrl: '/t.png',
    content: {
      kind: 'goods',
      layout: 'columns',
      goods: [
        {
          productId: 'P',
          name: 'a',
          attribute: '好',
          kind: 'wash',
          label: '洗衣',
          isGroupBuy: true,
          imageUrl: '/a.png',
        },
      ],
    },
  });
});

it.each([
  [1, 'columns'],
  [2, 'row'],
  [3, 'columns'],
  ['2', 'columns'],
])('displayStyle %p: %s', (displayStyle, layout) => {
  expect(read({ displayStyle }).content).toMatchObject({ kind: 'goods', layout });
});

it.each([
  [2, { kind: 'unlocated', imageUrl: '/u.png' }],
  [3, { kind: 'unserved', imageUrl: '/m.png' }],
  [99, { kind: 'unserved', imageUrl: '/m.png' }],
])('displayType %p has a picture in place of the goods', (displayType, content) => {
  expect(read({ displayType, itemList: [] }).content).toEqual(content);
});

it.each([
  ['home service', 1, 'homeService'],
  ['wash', 2, 'wash'],
  ['what it does not know as home service', 7, 'homeService'],
])('reads %s', (_name, groupType, kind) => {
  expect(read({ groupType }).kind).toBe(kind);
});

it.each([
  ['7', 1, 'wash', '洗衣'],
  [10, 2, 'homeService', '家政'],
  ['6', 2, 'mall', '购物'],
  ['11', 2, 'wash', '维修'],
  ['', 2, 'wash', '洗衣'],
  ['99', 1, 'homeService', '家政'],
  [null, 1, 'homeService', '家政'],
])('itemBizType %p in a group of type %p: %s, %s', (itemBizType, groupType, kind, label) => {
  const { content } = read({ groupType, itemList: [goods('a', { itemBizType })] });
  expect(content).toMatchObject({ goods: [{ kind, label }] });
});

it('sorts by order, keeps the response’s order of equal ones, and puts those without an order last', () => {
  const itemList = [
    goods('none', { order: null }),
    goods('second', { order: 2 }),
    goods('first', { order: 1 }),
    goods('also second', { order: 2 }),
  ];
  expect(names(read({ itemList }))).toEqual(['first', 'second', 'also second', 'none']);
});

it('leaves out invalid goods', () => {
  expect(names(read({ itemList: [null, 7, goods('', { imgUrl: '' }), goods('good')] }))).toEqual(['good']);
});

it.each([[[]], [null], ['x'], [[null]]])('a list of %p is not shown', (itemList) => {
  expect(() => read({ itemList })).toThrow(ContractError);
});

it('uses the group’s name if it has no title', () => {
  expect(read({ title: ' ', groupName: '洗鞋' }).title).toBe('洗鞋');
});

it.each([['red;background:url(x)'], ['url(x)'], [7], [null]])('%p is not a colour', (backgroundColor) => {
  expect(read({ backgroundColor }).groundColor).toBe('');
});

describe('text on a background', () => {
  it.each([
    ['#FFF1E6', 'light'],
    ['#fff', 'light'],
    ['#000000ff', 'dark'],
    ['#4A2FB8', 'dark'],
    ['rgb(240, 49, 43)', 'light'],
    ['rgba(10,10,10,1)', 'dark'],
    ['rgba(10,10,10,100%)', 'dark'],
    ['', 'own'],
    // The card's colour, light or dark, shows through.
    ['rgba(10,10,10,.5)', 'own'],
    ['#00000080', 'own'],
  ])('%s is %s', (color, tone) => {
    expect(groundTone(color)).toBe(tone);
  });

  it('is readable on every colour', () => {
    fc.assert(
      fc.property(fc.nat(255), fc.nat(255), fc.nat(255), (red, green, blue) => {
        const words = groundTone(`rgb(${red},${green},${blue})`) === 'dark' ? 255 : 0;
        expect(contrast([red, green, blue], [words, words, words])).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1000 },
    );
  });
});

/** WCAG 2 contrast, implemented independently of the code under test. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (channels: readonly number[]): number =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const share = (channels[index] ?? 0) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4));
    }, 0);
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

moduleDecoderSuite(goodsGroupModule, [
  'title',
  'groupName',
  'displayStyle',
  'displayType',
  'groupType',
  'backgroundColor',
  'titleBackgroundImage',
  'itemList',
  'order',
  'productId',
  'productName',
  'groupBuyItem',
  'imgUrl',
]);

it('cuts texts and lists to their limits', () => {
  const itemList = many({ productId: LONG, productName: LONG, itemAttribute: LONG, imgUrl: '/a.png' });
  expect(lengths(read({ title: LONG, subTitle: LONG, itemList }))).toMatchObject({
    title: 40,
    subTitle: 40,
    'content.goods': 300,
    'content.goods[].name': 60,
    'content.goods[].attribute': 40,
    'content.goods[].productId': 64,
  });
});
