import { businessLabel, businessOfText } from './businessLabel';

it.each([
  [0, '通用'],
  [1, '会员'],
  [2, '寄件'],
  [3, '取件'],
  [4, '寄存'],
  [5, '入柜'],
  [6, '购物'],
  [7, '洗衣'],
  [8, '开放平台'],
  [9, '家政'],
  [10, '家政'],
  [11, '维修'],
  [12, '增值'],
  [13, '寄件'],
  [14, '到付'],
  [15, '通用'],
  [-1, '通用'],
])('business %d is %s', (business, label) => expect(businessLabel([business])).toBe(label));

it('labels several businesses or none 通用; the gateway’s own text wins for one or none', () => {
  expect([
    businessLabel([]),
    businessLabel([2, 3]),
    businessLabel([2, 2]),
    businessLabel([9, 10], '家政'),
    businessLabel([9], '保洁'),
    businessLabel([], '保洁'),
  ]).toEqual(['通用', '通用', '寄件', '通用', '保洁', '保洁']);
});

it.each([
  ['', ''],
  ['2', '寄件'],
  [' 2 ,2', '寄件'],
  ['2,3', '通用'],
  ['99', '通用'],
  ['快递柜', '快递柜'],
  ['寄件、洗衣', '通用'],
])('the text %p gives %p', (text, label) => expect(businessOfText(text)).toBe(label));
