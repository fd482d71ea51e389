/** Cabinets near by: the phone's position, a city instead, a long list, navigation, failures. */
import type { Page } from 'playwright-core';
import { expectToast, journey, mainJourney } from '../harness';
import { SPOT, stand } from '../journeys/placeSteps';

const { sandbox, visit } = journey();

const CALL = 'nearbyCabinet/getLandingPageConfig';
const NEAR = '/nearbyCabinet/land?configId=';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: '附近快递柜' }).getByRole('listitem');
const shown = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

mainJourney(
  sandbox,
  'cabinets around the phone, nearest first; the route; 去寄件',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await stand(visitor, SPOT.shenzhen);
    await visitor.open(`${NEAR}NEAR-OPEN`);
    await shown(page, '阳光花园1 号快递柜');
    expect(await rows(page).first().textContent()).toMatch(
      /^阳光花园1 号快递柜\d+ 米 · .*空闲 中 \d+ · 小 \d+/,
    );
    const [asked] = await sandbox.requests(CALL);
    expect(asked?.body).toMatchObject({ longitude: '113.95000', latitude: '22.54000', mapType: 'wgs84' });
    await button(page, '去寄件').click();
    await page.waitForURL(/\/send/);
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await stand(visitor, SPOT.shenzhen);
    await visitor.open(`${NEAR}NEAR-OPEN`);
    await shown(page, '阳光花园1 号快递柜');
    expect(await rows(page).first().textContent()).toMatch(/空闲 中 \d+ · 其他 \d+/);
    await button(page, '去寄件').click();
    await page.waitForURL(/\/send/);
  },
);

test('the map opens at the cabinet', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await stand(visitor, SPOT.shenzhen);
  await page.route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'map' }));
  await visitor.open(`${NEAR}NEAR-OPEN`);
  const gone = page.waitForRequest(/^https:\/\/uri\.amap\.com\/marker\?position=113\.9511,22\.5411/);
  await page.getByRole('button', { name: '导航到阳光花园1 号快递柜' }).click();
  await gone;
});

describe('the map', () => {
  const SCRIPT = '**/__sandbox/maps.js?*';
  const board = (page: Page) => page.getByRole('dialog', { name: '附近快递柜地图' });

  test('its script loads on the first view, once; a cabinet on it has the same links as its row', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/maps.js')) asked.push(request.url());
    });
    await stand(visitor, SPOT.shenzhen);
    await page.route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'map' }));
    await visitor.open(`${NEAR}NEAR-OPEN`);
    await button(page, '看地图').waitFor();
    expect(asked).toEqual([]);
    await button(page, '看地图').click();
    await board(page).getByText('点一个快递柜看看').waitFor();
    expect(
      await board(page).getByRole('group', { name: '附近快递柜的地图' }).getByRole('button').count(),
    ).toBe(await rows(page).count());
    await board(page).getByRole('button', { name: '关闭' }).click();
    await board(page).waitFor({ state: 'detached' });
    await button(page, '看地图').click();
    await board(page).getByRole('button', { name: '阳光花园1 号快递柜', exact: true }).click();
    await board(page)
      .getByRole('listitem')
      .getByText(/空闲 中/)
      .waitFor();
    expect(asked).toEqual([expect.stringMatching(/maps\.js\?key=sandbox&callback=\w+$/)]);
    const gone = page.waitForRequest(/^https:\/\/uri\.amap\.com\/marker\?position=113\.9511,22\.5411/);
    await board(page).getByRole('button', { name: '导航到阳光花园1 号快递柜' }).click();
    await gone;
  });

  test('a script that fails to load is reported, the list stays, and it can be retried', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems(/maps\.js/);
    await stand(visitor, SPOT.shenzhen);
    await page.route(SCRIPT, (route) => route.abort('connectionreset'));
    await visitor.open(`${NEAR}NEAR-OPEN`);
    await button(page, '看地图').click();
    await board(page).getByText('地图打不开，请稍后再试').waitFor();
    await page.unroute(SCRIPT);
    await button(page, '重试').click();
    await board(page).getByRole('button', { name: '阳光花园1 号快递柜', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await shown(page, '阳光花园1 号快递柜');
  });

  test('a script with other content is no map either', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await stand(visitor, SPOT.shenzhen);
    await page.route(SCRIPT, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.AMap = { Map: function () { throw new Error("no key"); } }; window.onMapScriptReady();',
      }),
    );
    await visitor.open(`${NEAR}NEAR-OPEN`);
    await button(page, '看地图').click();
    await board(page).getByText('地图打不开，请稍后再试').waitFor();
  });
});

test('without permission: says so, and a city can be chosen', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open(`${NEAR}NEAR-OPEN`);
  await shown(page, '未开启定位，看不到附近的快递柜');
  await button(page, '去开启').click();
  await expectToast(page, '请在手机或浏览器的设置中允许获取位置信息');
  await button(page, '选择城市').click();
  const popup = page.getByRole('dialog', { name: '选择城市' });
  await popup.getByRole('button', { name: '杭州市', exact: true }).click();
  await shown(page, '杭州市阳光花园一期东门');
  expect(await rows(page).first().textContent()).not.toMatch(/米/);
  await button(page, '切换城市').click();
  await popup.getByRole('button', { name: 'K', exact: true }).click();
  await popup.getByRole('button', { name: '昆明市', exact: true }).click();
  await shown(page, '昆明市暂时没有快递柜，换个城市看看');
  expect(await button(page, '切换城市').count()).toBe(0);
  await button(page, '选择城市').click();
  await popup.getByRole('textbox', { name: '搜索城市' }).fill('lasa');
  await popup.getByRole('button', { name: '拉萨市', exact: true }).click();
  await shown(page, '拉萨市暂时没有快递柜，换个城市看看');
});

test('a permission given elsewhere brings the list on return', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await visitor.open(`${NEAR}NEAR-OPEN`);
  await shown(page, '未开启定位，看不到附近的快递柜');
  await stand(visitor, SPOT.shanghai);
  await button(page, '去寄件').click();
  await page.waitForURL(/\/send/);
  await page.goBack();
  await shown(page, '上海市阳光花园一期东门');
  expect(context.pages()).toHaveLength(1);
});

test('none near by: says so', async () => {
  const visitor = await visit();
  await stand(visitor, SPOT.ocean);
  await visitor.open(`${NEAR}NEAR-OPEN`);
  await shown(visitor.page, '附近暂时没有快递柜，换个城市看看');
  await visitor.open(`${NEAR}NEAR-NONE`);
  await shown(visitor.page, '附近暂时没有快递柜，换个城市看看');
});

test('a long list continues while scrolling', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await stand(visitor, SPOT.shenzhen);
  await visitor.open(`${NEAR}NEAR-MANY`);
  await shown(page, '阳光花园1 号快递柜');
  await page
    .getByRole('list', { name: '附近快递柜' })
    .evaluate((list) => list.scrollIntoView({ block: 'end' }));
  await shown(page, '阳光花园21 号快递柜');
  expect(
    (await sandbox.requests(CALL)).map(({ body }) => (body as { readonly pageNo: number }).pageNo),
  ).toEqual(expect.arrayContaining([1, 2]));
});

test('the gateway fails, then works; an unknown page shows the gateway’s text', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await stand(visitor, SPOT.shenzhen);
  await sandbox.faults({ path: CALL, kind: 'status', status: 500, times: 20 });
  await visitor.open(`${NEAR}NEAR-OPEN`);
  await button(page, '重试').waitFor();
  await sandbox.reset();
  await button(page, '重试').click();
  await shown(page, '阳光花园1 号快递柜');
  await visitor.open(`${NEAR}NOBODYS`);
  await shown(page, '没有找到这个页面');
});
