import { prizeName, prizeTerms, prizeText } from './prizeText';

const value = (prefix: string, amount: string, suffix: string) => ({ prefix, amount, suffix });

it.each([
  ['money-off', 2, '寄件券', 3, '5.00', '寄件', value('￥', '5', ''), '寄件券', '￥5 寄件券'],
  ['fixed', 2, '3.5 元满减券', 4, '3.5', '', value('￥', '3.5', ''), '3.5 元满减券', '3.5 元满减券'],
  ['free', 2, '首件免单券', 5, '0', '寄件', value('', '免费', ''), '首件免单券', '免费 首件免单券'],
  ['nameless money-off', 2, '', 3, '5.00', '寄件', value('￥', '5', ''), '5元寄件券', '5元寄件券'],
  ['nameless discount', 2, '', 2, '8.50', '洗衣', value('', '8.5', '折'), '8.5折洗衣券', '8.5折洗衣券'],
  ['nameless, of no business', 2, '', 5, '0', '', value('', '免费', ''), '免费优惠券', '免费优惠券'],
  ['nameless, of no worth', 2, '', 0, '', '家政', null, '家政券', '家政券'],
  ['no worth', 2, '会员月卡', 0, '', '', null, '会员月卡', '会员月卡'],
  ['fund', 6, '', 0, '1.88', '', value('￥', '1.88', ''), '减免金', '￥1.88 减免金'],
  ['fund without worth', 6, '减免金', 0, '', '', null, '减免金', '减免金'],
  ['thank-you', 5, '', 0, '', '', null, '谢谢参与', '谢谢参与'],
  ['surprise', -1, '', 0, '', '', null, '神秘惊喜', '神秘惊喜'],
  ['unknown type', 9, '', 0, '', '', null, '奖品', '奖品'],
])('%s', (_name, type, name, couponType, cost, business, worth, title, line) => {
  const prize = { type, name, couponType, cost, business };
  expect(prizeText(prize)).toEqual({ value: worth, title });
  expect(prizeName(prize)).toBe(line);
});

it.each([
  ['寄件', '满10元可用', '寄件 · 满10元可用'],
  ['寄件', '', '寄件'],
  ['', '满10元可用', '满10元可用'],
  ['', '', ''],
])('for %p, under %p: %p', (business, limitText, terms) => {
  expect(prizeTerms({ business, limitText })).toBe(terms);
});
