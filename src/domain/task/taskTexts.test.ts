import { prizeText, taskTypeName } from './taskTexts';

it.each([
  [11, '短视频APP'],
  [13, '旅行APP'],
  [14, '金融APP'],
  [15, '零售APP'],
  [16, '微博'],
  [17, '支付宝领意外险'],
  [18, '芒果视频'],
  [21, '银行钱包'],
  [23, '保险'],
  [24, '支付宝小钱包'],
  [25, '音乐视频彩铃'],
  [12, '其他'],
  [20, '其他'],
  [0, '其他'],
  [-11, '其他'],
])('type %p is %s (product §2.3)', (type, name) => {
  expect(taskTypeName(type)).toBe(name);
});

it.each([
  ['最高得减免金', true, '最高得减免金'],
  ['', true, '减免金'],
  ['', false, '旅行APP'],
])('text %p, of a reduction fund %p: %s', (text, isReductionFund, words) => {
  expect(prizeText({ prize: { text, yuan: '1' }, isReductionFund, type: 13 })).toBe(words);
});
