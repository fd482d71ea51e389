import { prizeName, prizeWords } from './drawTypes';

const value = (prefix: string, amount: string, suffix: string) => ({ prefix, amount, suffix });

it.each([
  ['money-off', 2, '寄件券', 3, '5.00', value('￥', '5', ''), '寄件券', '￥5 寄件券'],
  ['fixed', 2, '3.5 元满减券', 4, '3.5', value('￥', '3.5', ''), '3.5 元满减券', '3.5 元满减券'],
  ['discount', 2, '', 2, '8.50', value('', '8.5', '折'), '优惠券', '8.5折 优惠券'],
  ['free', 2, '首件免单券', 5, '0', value('', '免费', ''), '首件免单券', '免费 首件免单券'],
  ['no worth', 2, '会员月卡', 0, '', null, '会员月卡', '会员月卡'],
  ['fund', 6, '', 0, '1.88', value('￥', '1.88', ''), '减免金', '￥1.88 减免金'],
  ['fund without worth', 6, '减免金', 0, '', null, '减免金', '减免金'],
  ['thank-you', 5, '', 0, '', null, '谢谢参与', '谢谢参与'],
  ['surprise', -1, '', 0, '', null, '神秘惊喜', '神秘惊喜'],
  ['unknown type', 9, '', 0, '', null, '奖品', '奖品'],
])('%s', (_name, type, name, couponType, cost, worth, title, line) => {
  expect(prizeWords({ type, name, couponType, cost })).toEqual({ value: worth, title });
  expect(prizeName({ type, name, couponType, cost })).toBe(line);
});
