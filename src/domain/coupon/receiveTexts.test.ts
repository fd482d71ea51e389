import { accountHint } from './receiveTexts';

it.each([
  ['138****0000', '优惠券已放入账户 138****0000，可登录该手机号账户查看'],
  [null, '优惠券已放入您的账户，可登录账户查看'],
  ['', '优惠券已放入您的账户，可登录账户查看'],
])('the account of %p: %s', (phone, expected) => {
  expect(accountHint(phone)).toBe(expected);
});
