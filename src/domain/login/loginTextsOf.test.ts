import type { RouteName } from '@/navigation';
import { ROUTES, type RouteRow } from '@/routes';
import type { LoginTexts } from '@/session';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import { loginTextsOf } from './loginTextsOf';

const rows: readonly (RouteRow & { name: RouteName })[] = ROUTES;

test.each<[RouteName | undefined, LoginTexts, string]>([
  ['send', {}, '登录后寄件'],
  ['cashoutMoney', {}, '登录后提现'],
  ['orderDetail', {}, '登录后查看订单'],
  ['inviteV1', {}, '登录后邀请好友'],
  ['fissionOfCash', {}, '登录后助力领现金'],
  ['pickGiftActivity', {}, '登录后打开礼盒'],
  ['giftPage', {}, '登录后领取礼品'],
  ['contrastPriceCardTest', {}, '登录后比价寄件'],
  ['home', { act: '查看待取包裹' }, '登录后查看待取包裹'],
  ['inviteV1', { act: '接受邀请' }, '登录后接受邀请'],
  ['receiveCoupon', { act: '领券' }, '登录后领券'],
  // Product §1.2.4: the default where benefits are handed out, or where nothing is known.
  ['receiveCoupon', { submitLabel: '立即领取' }, '手机号登录领取福利'],
  ['home', {}, '手机号登录领取福利'],
  [undefined, {}, '手机号登录领取福利'],
])('on %s with %p: %s', (page, words, title) => {
  const shown = loginTextsOf(
    rows.find(({ name }) => name === page),
    words,
  );
  expect(LOGIN_TEXTS.title(shown.act)).toBe(title);
  expect(shown.submitLabel).toBe(words.submitLabel);
});
