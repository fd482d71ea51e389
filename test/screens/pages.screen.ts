/**
 * Every address of the product on H5: it opens, survives a reload, leads back; and what happens when code or network is
 * missing.
 */
import type { Page } from 'playwright-core';
import { ROUTES, type RouteRow } from '../../src/routes';
import { eventually, expectToast, journey } from '../harness';
import { openWithToken, poster } from '../journeys/receiveSteps';
import { dialog, loseNetworkAt, MOBILE, titled } from '../journeys/steps';
import { bareState, descriptionOf, locate } from '../pages';

const { sandbox, visit } = journey();

const rows: readonly RouteRow[] = ROUTES.filter((row: RouteRow) => row.miniOnly !== true);
/** With the parameters that a page needs: from its description. */
function addressOf(row: RouteRow, path: string): { readonly path: string; readonly query: string } {
  const described = new URL(bareState(row.name)?.address ?? '/', 'http://page');
  return path === row.path
    ? { path: described.pathname, query: described.search }
    : { path: path.replace(/:(\w+)\??/g, 'RC-FINISHED'), query: described.search };
}
/** Every path and alias, with its row. */
const ADDRESSES = rows.flatMap((row) =>
  [row.path, ...(row.aliases ?? [])].map((path) => ({
    ...addressOf(row, path),
    row,
    isVisited: path === row.path,
  })),
);
/** The pages' first addresses are opened by everyPage.journey.ts. */
const OPENED = ADDRESSES.filter(({ isVisited }) => !isVisited);

const home = (page: Page) => page.getByText('寄件领券更划算').last();
const compare = (page: Page) => page.getByText('填好寄件信息，看看哪家更便宜、更快');

/** The page's own content. */
async function expectPage(page: Page, row: RouteRow): Promise<void> {
  const described = bareState(row.name);
  if (described === null) throw new Error(`${row.name} is not described`);
  await locate(page, described.seen).waitFor();
}

describe('every route opens', () => {
  const SHARE = 12;
  const shares = Array.from({ length: Math.ceil(OPENED.length / SHARE) }, (_, index) =>
    OPENED.slice(index * SHARE, (index + 1) * SHARE),
  );
  test.each(shares.map((share) => [share[0]?.path ?? '', share.length, share] as const))(
    'from %s: %i addresses',
    async (_first, _count, share) => {
      const visitor = await visit();
      for (const { path, query, row } of share) {
        await visitor.open(`${path}${query}`);
        await expectPage(visitor.page, row);
        if (descriptionOf(row.name)?.hasOwnTitle !== true) await titled(visitor.page, row.title);
        expect(new URL(visitor.page.url()).pathname).toBe(path);
      }
    },
  );

  test('the optional parameter may be omitted', async () => {
    const visitor = await visit();
    const row = rows.find(({ name }) => name === 'outerOpenApp');
    await visitor.open('/outerOpenApp');
    if (row === undefined) throw new Error('outerOpenApp is not in the table');
    await expectPage(visitor.page, row);
  });

  const RECEIVE = '/receiveCoupon/RC-FINISHED';
  test.each([
    ['another case', '/RECEIVEcoupon/RC-FINISHED', RECEIVE, '抱歉，活动已结束'],
    ['a blank at the end', `${RECEIVE}%20`, RECEIVE, '抱歉，活动已结束'],
    ['an unseen mark at the end', `${RECEIVE}%E2%80%8B`, RECEIVE, '抱歉，活动已结束'],
    ['two slashes', '/receiveCoupon//RC-FINISHED', RECEIVE, '抱歉，活动已结束'],
    [
      'a page path of a mini program',
      '/packages/coupon/receive/index?activityCode=RC-FINISHED',
      RECEIVE,
      '抱歉，活动已结束',
    ],
    [
      'the weekly page, with a blank and two question marks',
      '/FCfriday%20?configId=FRI-ALL?channelId=x',
      '/fcFriday',
      '活动规则',
    ],
  ])('%s: the page opens', async (_name, path, shown, seen) => {
    const visitor = await visit();
    await visitor.open(path);
    await visitor.page.getByText(seen).first().waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe(shown);
  });

  test('a code that cannot be decoded shows a sentence instead of a blank page', async () => {
    const visitor = await visit();
    visitor.expectProblems(/^status 4\d\d: /);
    await visitor.open('/receiveCoupon/%E0%A4%A');
    await visitor.page.getByText('抱歉，系统开小差啦').first().waitFor();
  });

  test.each([
    '/nothing/here',
    '/receiveCoupon',
    '/list/',
    '/list/%20',
    '/%zz',
    '/%E2%80%8B/x',
    '/inviteV2/nobody',
  ])('unknown %s: home, with a sentence', async (path) => {
    const visitor = await visit();
    await visitor.open(path);
    await expectToast(visitor.page, '页面不存在，已为您打开首页');
    await home(visitor.page).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/');
  });

  test('a reload shows the same page', async () => {
    const visitor = await visit();
    for (const name of ['home', 'receiveCoupon', 'couponLand', 'outerOpenApp']) {
      const entry = ADDRESSES.find(({ row }) => row.name === name);
      if (entry === undefined) throw new Error(`${name} is not in the table`);
      await visitor.open(`${entry.path}?channel=x`);
      await expectPage(visitor.page, entry.row);
      await visitor.page.reload();
      await expectPage(visitor.page, entry.row);
      // The router keeps no query on its entry address (it was read at the first opening).
      if (name !== 'home') expect(visitor.page.url()).toContain(`${entry.path}?channel=x`);
    }
  });
});

describe('query token', () => {
  const storedToken = (page: Page): Promise<string | null> =>
    page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) {
        const value = sessionStorage.getItem(key) ?? '';
        if (value.includes('from-the-query')) return value;
      }
      return null;
    });
  /** Product §2.2 "Router behaviour" and §1.2: these sections of paths, and no others. */
  const SECTIONS =
    /^\/(couponBargain|invoice\w*|activityMiddle|activtyException|attractNewUsers|fcFriday|pickGift|reductionFunds\w*|logOff|feedback|receiveCoupon|couponIncentive|list)(\/|$)/;
  const takes = ADDRESSES.filter(({ path }) => SECTIONS.test(path));
  const others = ADDRESSES.filter(({ path }) => !SECTIONS.test(path));

  test('the table accepts tokens in those sections and nowhere else', () => {
    expect(takes.filter(({ row }) => row.acceptsToken !== true).map(({ path }) => path)).toEqual([]);
    expect(others.filter(({ row }) => row.acceptsToken === true).map(({ path }) => path)).toEqual([]);
  });

  // One address of each section: the table above covers the rest.
  const firsts = takes.filter(
    ({ path }, index) =>
      takes.findIndex((other) => other.path.split('/')[1] === path.split('/')[1]) === index,
  );
  const halves = [firsts.slice(0, firsts.length / 2), firsts.slice(firsts.length / 2)];
  test.each(halves.map((half) => [half.length, half] as const))(
    'stored and removed from the address bar (%i sections)',
    async (_count, half) => {
      for (const { path } of half) {
        const visitor = await visit();
        // No gateway response: "nobody has this token" would remove it from the store again.
        await visitor.page.route(/\/(wxgw|aligw)\//, (route) => route.abort());
        visitor.expectProblems(/^request failed: /);
        await visitor.open(`${path}?a=1&token=from-the-query`);
        await visitor.page.waitForURL((url) => !url.searchParams.has('token'));
        expect([path, await storedToken(visitor.page)]).toEqual([
          path,
          expect.stringContaining('from-the-query'),
        ]);
        expect(visitor.page.url()).toMatch(/\?a=1$/);
      }
    },
  );

  test('not stored elsewhere', async () => {
    for (const path of [
      '/',
      '/couponLand',
      '/receiveCouponV2/X',
      '/cashout/money',
      '/inviteV2',
      '/nothing/here',
    ]) {
      const visitor = await visit();
      await visitor.open(`${path}?token=from-the-query`);
      await visitor.page.waitForURL((url) => !url.searchParams.has('token'));
      // Until the app runs, it waits in the visit's storage: what the app did not take is removed.
      await eventually(
        `no token of ${path} in the storage`,
        () => storedToken(visitor.page),
        (stored) => stored === null,
      );
    }
  });
});

describe('back', () => {
  test('from the first page leads home', async () => {
    const visitor = await visit();
    await visitor.open('/activtyException?code=BUSY');
    await visitor.page.getByRole('button', { name: '返回重试' }).click();
    await home(visitor.page).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/');
  });

  test('from a later page leads to the previous one', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/');
    await page.getByText('寄件比价').click();
    await compare(page).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await home(page).waitFor();
  });
});

describe('offline', () => {
  test('the activity fails to load: says so, 重试 says it again, and the page loads when online', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
    const reconnect = await loseNetworkAt(visitor, '**/activity/info');
    await visitor.open('/receiveCoupon/RC-FINISHED');
    await page.getByText('网络好像断开了').waitFor();
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByText('网络好像断开了').waitFor();
    await reconnect();
    await dialog(page, '抱歉，活动已结束').waitFor();
    expect(await page.getByText('网络好像断开了').count()).toBe(0);
  });

  test('during a claim: a sentence, and the next tap claims once', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
    const reconnect = await loseNetworkAt(visitor, '**/activity/receiveCoupon');
    const token = await sandbox.token(MOBILE);
    await openWithToken(visitor, 'RC-OPEN', token);
    await expectToast(page, '没有收到结果，请刷新后查看');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await reconnect();
    await poster(page).click();
    await dialog(page, '领券成功').waitFor();
    expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
  });
});
