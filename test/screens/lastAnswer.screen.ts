/** What a user still reads without an answer: pickup codes, home, orders and coupons, with the time of the answer. */
import type { Locator, Page } from 'playwright-core';
import { eventually, expectToast, journey } from '../harness';
import {
  code,
  EMPTY_MOBILE,
  GATEWAY,
  loseGateway,
  openAs,
  openButton,
  PICK_CALL,
  rows,
  said,
} from '../journeys/pickSteps';

const { sandbox, visit } = journey();

const PAGES: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['/pick', (page) => code(page, '70316208')],
  ['/pick/code?parcelId=PKG-FRESH', (page) => page.getByText('7031', { exact: true })],
  ['/', (page) => page.getByText('4183 9951')],
  ['/order/list', (page) => rows(page).filter({ hasText: '圆通速递' }).first()],
  ['/coupons', (page) => page.getByText('柜机寄件满减券').first()],
];

const line = (page: Page): Locator => page.getByText(/^上次更新 \d\d:\d\d$/);
const refresh = (page: Page): Locator => page.getByRole('button', { name: '刷新', exact: true });
const failed = (page: Page): Locator => page.getByRole('button', { name: '重试' }).first();

describe.each(PAGES)('%s', (path, content) => {
  test('read once, it is shown without an answer, with its time, until 刷新 brings the current one', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, path);
    await content(page).waitFor();
    expect(await line(page).count()).toBe(0);
    await loseGateway(visitor);
    await visitor.open(path);
    await content(page).waitFor();
    await line(page).waitFor();
    await refresh(page).click();
    await expectToast(page, '刷新失败，请稍后重试');
    await content(page).waitFor();
    await page.unroute(GATEWAY);
    await refresh(page).click();
    await line(page).waitFor({ state: 'detached' });
    await content(page).waitFor();
  });

  test('another account sees nothing of it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, path);
    await content(page).waitFor();
    await visitor.open(`/list/LIST-0?token=${await sandbox.token(EMPTY_MOBILE)}`);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL((url) => !url.searchParams.has('token'));
    await eventually(
      'the other account',
      () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('answer.'))),
      (keys) => keys.length === 0,
    );
    await loseGateway(visitor);
    await visitor.open(path);
    await failed(page).waitFor();
    expect([await content(page).count(), await line(page).count()]).toEqual([0, 0]);
  });
});

test('an open app that loses the network: the line appears, and goes when the network is back', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await openAs(visitor, sandbox, '/pick');
  await code(page, '70316208').waitFor();
  visitor.expectProblems(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await context.setOffline(true);
  await page.getByRole('link', { name: '取件记录' }).click();
  await page.goBack();
  await line(page).filter({ visible: true }).waitFor();
  await code(page, '70316208').waitFor();
  await context.setOffline(false);
  await line(page).waitFor({ state: 'detached' });
  await code(page, '70316208').waitFor();
});

test('without a network the cabinet does not open, and nothing is sent later', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick/open?cabinetCode=CAB-1001');
  await openButton(page).waitFor();
  await loseGateway(visitor);
  await openButton(page).click();
  await said(page, '没有收到柜机的回应').waitFor();
  await page.unroute(GATEWAY);
  expect(await sandbox.requests(PICK_CALL.open)).toEqual([]);
});

test('after a log-out nothing is left', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const stored = () =>
    page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }).match(/answer\.\w+/g) ?? []);
  await openAs(visitor, sandbox, '/pick');
  await code(page, '70316208').waitFor();
  expect(await stored()).toEqual(['answer.parcels']);
  await visitor.open('/settings');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await expectToast(page, '已退出登录');
  expect(await stored()).toEqual([]);
  await loseGateway(visitor);
  await visitor.open('/pick');
  await page.getByText('登录后查看待取包裹').waitFor();
});

test('the code of home’s parcel opens in full screen without a network, though the list was never read', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/');
  await page.getByText('4183 9951').waitFor();
  await loseGateway(visitor);
  await page.getByRole('link', { name: /^取件码/ }).click();
  await page.waitForURL((url) => url.pathname === '/pick/code');
  await page.getByText('4183', { exact: true }).waitFor();
  await line(page).filter({ visible: true }).waitFor();
});

test('a list from before the network was lost does not say that a parcel is gone', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick');
  await code(page, '70316208').waitFor();
  await loseGateway(visitor);
  await visitor.open('/pick/code?parcelId=PKG-NEW');
  await page.getByText('没有网络，暂时查不到这件包裹').waitFor();
  await page.getByRole('button', { name: '刷新' }).first().waitFor();
});
