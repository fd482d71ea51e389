/**
 * The parts around the modules (product §2.2, §2.9): guide bar, tabs, rules, share button, reminder; and two switches
 * of the address.
 */
import { copiedText, expectToast, hold, journey } from '../harness';
import { APP_TOKEN } from '../journeys/hostSteps';
import { bridged } from '../journeys/placeSteps';
import { dialog } from '../journeys/steps';
import { CALL, module, openWeekly } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

test('the guide bar opens its link; the rules open and close', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openWeekly(visitor, 'FRI-ALL');
  await page.getByRole('button', { name: '活动规则' }).click();
  const rules = dialog(page, '活动规则');
  await rules.getByRole('heading', { name: '一、活动时间' }).waitFor();
  await rules.getByRole('button', { name: '我知道了' }).click();
  await rules.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '活动指引' }).click();
  await page.waitForURL(/\/receiveCoupon\/RC-OPEN/);
});

describe('share', () => {
  const BUTTON = { name: '分享', exact: true } as const;

  test('in the app: the mini programs’ path with its suffix and onlyH5', async () => {
    const visitor = await visit({
      host: 'consumer-ios',
      cookies: { token: APP_TOKEN },
      bridgeAnswers: { share: { isShared: true }, toast: null },
    });
    await openWeekly(visitor, 'FRI-SHARE', '&channelId=CH-7');
    await visitor.page.getByRole('button', BUTTON).click();
    const [card] = (await bridged(visitor, 'share', 1)) as { url: string; pagePath: string }[];
    expect(card?.pagePath).toBe(
      'packages/campaign/friday/index?configId=FRI-SHARE&channelId=CH-7-share&onlyH5=1',
    );
    const url = new URL(card?.url ?? '');
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/fcFriday',
      { configId: 'FRI-SHARE', channelId: 'CH-7-share' },
    ]);
    await openWeekly(visitor, 'FRI-ALL', '&channelId=CH-7-share');
    await visitor.page.getByRole('button', BUTTON).click();
    const [other] = (await bridged(visitor, 'share', 1)) as { pagePath: string }[];
    expect(other?.pagePath).toMatch(/\?configId=FRI-ALL&channelId=CH-7-share&onlyH5=0$/);
  });

  test('other hosts: the host’s menu or a copied link; no button where it is switched off', async () => {
    const [plain, wechat] = await Promise.all([visit(), visit({ host: 'wechat' })]);
    await plain.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWeekly(plain, 'FRI-SHARE', `&token=${await sandbox.token('13912345678')}`);
    await plain.page.getByRole('button', BUTTON).click();
    await expectToast(plain.page, '链接已复制，快去分享给好友吧');
    const copied = new URL(await copiedText(plain.page));
    expect(Object.fromEntries(copied.searchParams)).toEqual({ configId: 'FRI-SHARE', channelId: '-share' });
    await openWeekly(wechat, 'FRI-SHARE');
    await wechat.page.getByRole('button', BUTTON).click();
    await expectToast(wechat.page, '请点击右上角菜单分享给好友');
    await openWeekly(plain, 'FRI-MIN');
    await module(plain.page, 'seckill').waitFor();
    expect(await plain.page.getByRole('button', BUTTON).count()).toBe(0);
  });
});

test('the reminder is set once and disappears, and the app’s notification settings open if notifications are off', async () => {
  const visitor = await visit({
    host: 'consumer-android',
    cookies: { token: APP_TOKEN },
    bridgeAnswers: { notificationEnabled: { isEnabled: false }, openSetting: null, toast: null },
  });
  const { page } = visitor;
  await openWeekly(visitor, 'FRI-ALL');
  const bar = page.getByRole('region', { name: '每周五 10 点开抢，别错过' });
  const answer = await hold(page, CALL.subscribe); // otherwise the bar is gone before the second click
  await bar.getByRole('button', { name: '添加提醒' }).dblclick();
  answer();
  await bar.waitFor({ state: 'detached' });
  expect(await bridged(visitor, 'toast', 1)).toEqual([{ text: '订阅成功' }]);
  expect(await bridged(visitor, 'openSetting', 1)).toEqual([{ target: 'notification' }]);
  const calls = await sandbox.requests(CALL.subscribe);
  expect(calls.map(({ body }) => body)).toEqual([
    { subscribeInfos: [{ sourceBiz: 'CHAO_5_AGGREGATE_PAGE', sourceBizId: 'FRI-ALL' }] },
  ]);
});
