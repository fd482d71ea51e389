/**
 * Opening and getting the consumer app: phones with and without it, once and without a loop, and a login that is handed
 * over.
 */
import type { Page } from 'playwright-core';
import { copiedText, expectToast, journey, mainJourney, type Visitor } from '../harness';
import { readCode } from '../harness/posterCode';
import { wide } from '../harness/wide';
import { historyOf, onSystem, openings, setVisible } from './openAppSteps';

const { sandbox, visit } = journey();

const OPEN = '打开小蜂驿站APP';
const STORE = /\/__sandbox\/app-store/;
const mayCopy = ({ context }: Visitor) => context.grantPermissions(['clipboard-read', 'clipboard-write']);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Beyond the limit of a try and the delay before the fallback. */
const LATER_MS = 3000 + 300 + 50;

mainJourney(
  sandbox,
  'Android with the app: the page opens it once, not again on back or reload',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await onSystem(visitor, 'android');
    const opened = await openings(visitor, true);
    await visitor.open('/loadApp?target=send');
    await opened.count(1);
    expect(opened.all).toEqual(['hiveconsumer://send']);
    await setVisible(visitor, 'visible');
    await page.reload();
    await page.getByText('6.19.1').waitFor();
    await visitor.open('/welfare');
    await page.goBack();
    await page.getByText('6.19.1').waitFor();
    expect(opened.all).toHaveLength(1);
    await button(page, OPEN).click();
    await opened.count(2);
    expect(page.url()).toContain('/loadApp');
  },
);

test('a computer shows a QR code of the page, which a phone can read', async () => {
  const visitor = await visit();
  await onSystem(visitor, 'computer');
  await visitor.open('/loadApp?target=send');
  await visitor.page.getByText(/^请用手机扫码打开本页/).waitFor();
  const code = visitor.page.getByRole('img', { name: '本页的二维码' });
  expect(await readCode(code, 0)).toBe(`${sandbox.origin}/loadApp?target=send`);
});

wide(
  'Android without it: the page tries silently and then offers the store; a tap that finds no app leads there',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await onSystem(visitor, 'android');
    await page.clock.install();
    const opened = await openings(visitor, false);
    await visitor.open('/loadApp');
    await opened.count(1);
    await page.clock.runFor(LATER_MS);
    await button(page, '去应用商店下载').waitFor();
    expect(new URL(page.url()).pathname).toBe('/loadApp');
    // A user who has the app after all tries again; without it the store opens.
    await button(page, '已安装，直接打开').click();
    await opened.count(2);
    await page.clock.runFor(LATER_MS);
    await page.waitForURL(STORE);
    await page.goBack();
    await button(page, OPEN).waitFor();
    expect(opened.all).toHaveLength(2);
  },
);

wide(
  'a phone that opens the app late, during the wait for the fallback, is not sent to the store',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await onSystem(visitor, 'harmony');
    await page.clock.install();
    const opened = await openings(visitor, false);
    await visitor.open('/loadApp?missed=1');
    await button(page, '已安装，直接打开').waitFor();
    // From here on the test advances time: between the app's 3 s and the fallback's 300 ms there is no hurry.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await button(page, '已安装，直接打开').click();
    await opened.count(1);
    await page.clock.runFor(3100);
    await setVisible(visitor, 'hidden');
    await page.clock.runFor(5000);
    await setVisible(visitor, 'visible');
    await button(page, OPEN).waitFor();
    expect(new URL(page.url()).pathname).toBe('/loadApp');
  },
);

wide(
  'an iPhone: nothing is tried without a tap; a tap opens the universal link, which leads back without a loop',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    const opened = await openings(visitor, false);
    await visitor.open('/outerOpenApp?target=send');
    await button(page, OPEN).click();
    await page.waitForURL(/\/loadApp\?missed=1&target=send$/);
    await button(page, '去App Store下载').waitFor();
    expect(opened.all).toEqual([]);
    await button(page, '去App Store下载').click();
    await page.waitForURL(/app-store\?system=ios/);
    await page.goBack();
    await button(page, '去App Store下载').waitFor();
    expect(opened.all).toEqual([]);
  },
);

describe('a login that is handed over', () => {
  const TOKEN = 'handed-over.login-of-somebody';

  wide('is passed only in the app’s scheme and stored nowhere', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await onSystem(visitor, 'android');
    const reported: string[] = [];
    page.on('request', (request) => {
      const isOpening =
        request.isNavigationRequest() && /\/outerOpenApp\/|^hiveconsumer:/.test(request.url());
      if (!isOpening)
        reported.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
    });
    page.on('console', (message) => {
      if (!message.text().includes('Failed to launch')) reported.push(message.text());
    });
    const opened = await openings(visitor, true);
    await visitor.open(`/outerOpenApp/${TOKEN}?target=coupons&channel=wall`);
    await opened.count(1);
    expect(opened.all).toEqual([`hiveconsumer://coupons?token=${TOKEN}`]);
    expect(new URL(page.url()).pathname).toBe('/outerOpenApp');
    await setVisible(visitor, 'visible');
    await button(page, OPEN).click();
    await opened.count(2);
    expect(opened.all[1]).toContain(TOKEN);
    await setVisible(visitor, 'visible');

    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        history.state,
        window.name,
      ]),
    );
    for (const text of [kept, await historyOf(visitor), ...reported, JSON.stringify(await sandbox.events())])
      expect(text).not.toContain(TOKEN);
    expect(JSON.stringify(await sandbox.requests())).not.toContain(TOKEN);

    // Only in memory: a reload loses it and opens nothing automatically.
    await page.reload();
    await button(page, OPEN).click();
    await opened.count(3);
    expect(opened.all[2]).toBe('hiveconsumer://coupons');
  });

  wide('the messaging app’s browser shows how to open a browser; the copied link has no login', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    const opened = await openings(visitor, false);
    await visitor.open(`/outerOpenApp/${TOKEN}?target=send`);
    const guide = page.getByRole('dialog', { name: '请在浏览器中打开' });
    await mayCopy(visitor);
    await guide.getByRole('button', { name: '复制链接' }).click();
    await expectToast(page, '链接已复制');
    expect(await copiedText(page)).toMatch(/\/outerOpenApp\?target=send$/);
    await guide.getByRole('button', { name: '关闭' }).click();
    await button(page, OPEN).click();
    await guide.waitFor();
    expect(opened.all).toEqual([]);
  });
});

wide('targets that the build does not know lead to the app’s first page', async () => {
  const visitor = await visit();
  await onSystem(visitor, 'android');
  const opened = await openings(visitor, true);
  await visitor.open(`/outerOpenApp?target=${encodeURIComponent('//evil.example?token=x')}`);
  await opened.count(1);
  expect(opened.all).toEqual(['hiveconsumer://']);
});

wide(
  'a code from outside: the waiting content, the app at its page, the code copied by a separate tap',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await onSystem(visitor, 'android');
    const opened = await openings(visitor, true);
    await visitor.open('/outerLoadApp?code=EXL-COUPON');
    await page.getByText('首件免单券').waitFor();
    await opened.count(1);
    expect(opened.all).toEqual(['hiveconsumer://exchange?code=EXL-COUPON']);
    await setVisible(visitor, 'visible');
    await mayCopy(visitor);
    await button(page, '复制口令').click();
    await expectToast(page, '口令已复制，请安装并打开APP');
    expect(await copiedText(page)).toBe('打开小蜂驿站APP领取福利 #EXL-COUPON#');
  },
);

wide.each([
  ['EXL-TAKEN', '来晚啦，这份福利已被领取'],
  ['EXL-OVER', '来晚啦，这份福利已过期'],
])('%s: said, nothing is tried, nothing to copy', async (code, words) => {
  const visitor = await visit();
  const { page } = visitor;
  await onSystem(visitor, 'android');
  const opened = await openings(visitor, true);
  await visitor.open(`/outerLoadApp?code=${code}`);
  await page.getByText(words).waitFor();
  expect(await button(page, '复制口令').count()).toBe(0);
  expect(opened.all).toEqual([]);
  await button(page, '打开APP看看其他福利').click();
  await opened.count(1);
  expect(opened.all).toEqual(['hiveconsumer://exchange']);
});

wide('the version cannot be loaded: the way to the app remains', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await onSystem(visitor, 'android');
  const opened = await openings(visitor, true);
  await sandbox.faults({ path: 'version/getNewVersion', kind: 'status', status: 500, times: 20 });
  await visitor.open('/loadApp?missed=1');
  await page.getByText('版本信息加载失败，请重试').waitFor();
  await button(page, '已安装，直接打开').click();
  await opened.count(1);
});
