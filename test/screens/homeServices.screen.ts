/** Home services of a city: choosing one, its links, a city without any, the cash banner, faults, hostile data. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, hold, journey, mainJourney, type Visitor } from '../harness';
import { expectHarmless, watch } from '../journeys/hostileSteps';
import { openAs } from '../journeys/pickSteps';
import { GEO_CALL, SPOT, stand } from '../journeys/placeSteps';
import { loseNetworkAt } from '../journeys/steps';
import { module, retry } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const HOME = 'aggregatePage/home';
const INFO = 'cash/activity/sendActivityPageInfo';
const EMPTY = '当前城市暂未开通到家服务';

const open = async (code: string): Promise<Visitor> => {
  const visitor = await visit();
  await visitor.open(`/HsGather/${code}`);
  return visitor;
};
const bar = (page: Page, city: string) =>
  page.getByRole('button', { name: new RegExp(`^当前位置：${city}.*，切换城市$`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cityCell = (page: Page, city: string) =>
  page.getByRole('dialog').getByRole('button', { name: city, exact: true });
/** The city of each answered call for the page, once there are that many. */
const cities = (count: number): Promise<readonly unknown[]> =>
  eventually(
    `${count} answers`,
    async () =>
      (await sandbox.requests(HOME))
        .filter(({ response }) => response !== null)
        .map(({ body }) => (body as { readonly city: string }).city),
    (all) => all.length >= count,
  );

/** @param wash text that shows the laundry of 上海 */
const throughCities = (wash: string) => async () => {
  const { page } = await open('HS-OPEN');
  await module(page, 'group-home').getByText('日常保洁 2 小时').waitFor();
  await bar(page, '深圳市').click();
  await page.getByRole('group', { name: '热门城市' }).getByRole('button', { name: '北京市' }).click();
  await bar(page, '北京市').waitFor();
  await module(page, 'group-wash').getByRole('img', { name: '当前位置暂无服务，敬请期待' }).waitFor();

  await bar(page, '北京市').click();
  await page.getByRole('textbox', { name: '搜索城市' }).fill('海');
  await page.getByRole('group', { name: '搜索结果' }).getByRole('button', { name: '上海市' }).click();
  await bar(page, '上海市').waitFor();
  await module(page, 'group-wash').getByText(wash).first().waitFor();

  await bar(page, '上海市').click();
  await page.getByRole('textbox', { name: '搜索城市' }).fill('没有这个城市');
  await page.getByText('没有找到该城市，换个词试试').waitFor();
  await page.getByRole('textbox', { name: '搜索城市' }).fill('');
  await page
    .getByRole('group', { name: '按首字母选择' })
    .getByRole('button', { name: 'G', exact: true })
    .click();
  await page.getByRole('group', { name: 'G', exact: true }).getByRole('button', { name: '广州市' }).click();
  await bar(page, '广州市').waitFor();
  expect(await cities(5)).toEqual(['', '深圳市', '北京市', '上海市', '广州市']);

  // The choice stays for the visit.
  await page.reload();
  await bar(page, '广州市').waitFor();
  expect((await cities(6))[5]).toBe('广州市');
};

mainJourney(
  sandbox,
  'the default city, another hot city, one by search, one by its letter',
  throughCities('任洗 3 件'),
  // Its services have an unknown kind: the group keeps its texts.
  throughCities('免费取送'),
);

test('a city without services: a sentence, another city, the way home', async () => {
  const { page } = await open('HS-OPEN');
  await bar(page, '深圳市').click();
  await page
    .getByRole('group', { name: '按首字母选择' })
    .getByRole('button', { name: 'L', exact: true })
    .click();
  await page.getByRole('group', { name: 'L', exact: true }).getByRole('button', { name: '兰州市' }).click();
  await page.getByText(EMPTY).waitFor();
  expect(await page.getByRole('navigation', { name: '页面导航' }).count()).toBe(0);
  await button(page, '切换城市').click();
  await cityCell(page, '深圳市').first().click();
  await module(page, 'group-home').getByText('日常保洁 2 小时').waitFor();
});

test('no services and no cash banner: home is one tap away', async () => {
  const { page } = await open('HS-EMPTY');
  await page.getByText(EMPTY).waitFor();
  await eventually(
    'the banner’s answer',
    () => sandbox.requests(INFO),
    (all) => all[0]?.response !== null && all.length > 0,
  );
  expect(await page.getByRole('link').count()).toBe(0);
  await button(page, '去首页').click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('locating again replaces the chosen city', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await stand(visitor, SPOT.shanghai);
  await visitor.open('/HsGather/HS-PLACE');
  await bar(page, '上海市').click();
  await cityCell(page, '北京市').first().click();
  await bar(page, '北京市').click();
  await button(page, '重新定位').click();
  await bar(page, '上海市').waitFor();
  await module(page, 'group-wash').getByText('任洗 3 件').waitFor();
  expect((await sandbox.requests(GEO_CALL)).length).toBe(2);
});

// Reads are tried three times before an error is shown.
test('another city’s services never appear under this one’s name: loading, lost, retried', async () => {
  const visitor = await open('HS-OPEN');
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await bar(page, '深圳市').waitFor();
  await module(page, 'group-home').getByText('日常保洁 2 小时').waitFor();
  await cities(2);
  const held = await hold(page, HOME);
  await bar(page, '深圳市').click();
  await cityCell(page, '上海市').first().click();
  await page.locator('[aria-busy=true]').first().waitFor();
  expect(await module(page, 'group-home').count()).toBe(0);
  await sandbox.faults({ path: HOME, kind: 'status', status: 500, times: 3 });
  held();
  await page.getByText('服务加载失败，请稍后再试').waitFor();
  await retry(page).click();
  await module(page, 'group-home').getByText('日常保洁 2 小时').waitFor();
});

test('another city while offline: says so in its place, and loads when online', async () => {
  const visitor = await open('HS-OPEN');
  const { page } = visitor;
  visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
  await bar(page, '深圳市').waitFor();
  await cities(2);
  const reconnect = await loseNetworkAt(visitor, `**/${HOME}`);
  await bar(page, '深圳市').click();
  await cityCell(page, '上海市').first().click();
  await page.getByText('网络好像断开了').waitFor();
  expect(await module(page, 'group-home').count()).toBe(0);
  await reconnect();
  await module(page, 'group-home').getByText('日常保洁 2 小时').waitFor();
});

test('failed cities can be fetched again', async () => {
  const visitor = await open('HS-EMPTY');
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await sandbox.faults({ path: 'queryProvAndCityBySort', kind: 'status', status: 500, times: 3 });
  await button(page, '切换城市').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: '重试' }).click();
  await dialog.getByRole('group', { name: '热门城市' }).waitFor();
});

test('the cash banner shows the user’s progress and leads to its campaign', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/HsGather/HS-OPEN', '13800000011');
  await page
    .getByRole('link', { name: /^邀好友助力，领 20 元现金，已攒 12\.4 元，满 20 元到账，继续邀请$/ })
    .click();
  await page.waitForURL(/\/fissionOfCash\?activityCode=FISSION-OPEN/);
  await page.getByText('助力好友（3）').waitFor();
});

test('a banner’s own address goes through the link policy', async () => {
  const { page } = await open('HS-BROKEN');
  await page.getByRole('link', { name: /^邀好友助力/ }).click();
  await page.waitForURL(/\/cashout\/money/);
});

test('refused: the gateway’s text, 重试 and home; a page that works again is shown', async () => {
  const { page } = await open('HS-GONE');
  await page.getByText('本页面已下线，看看其他服务吧').waitFor();
  await retry(page).click();
  await cities(2);
  await button(page, '去首页').click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('offline: says so, and reloads automatically when online', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
  const reconnect = await loseNetworkAt(visitor, `**/${HOME}`);
  await visitor.open('/HsGather/HS-EMPTY');
  await page.getByText('网络好像断开了').waitFor();
  await button(page, '去首页').waitFor();
  await reconnect();
  await page.getByText(EMPTY).waitFor();
});

test('good groups show among broken modules', async () => {
  const { page } = await open('HS-BROKEN');
  await module(page, 'group-home').waitFor();
  await module(page, 'group-wash').waitFor();
  expect(await module(page, 'group-broken').count()).toBe(0);
});

test('seen groups are reported once, under the page’s own name', async () => {
  const { page } = await open('HS-OPEN');
  const group = module(page, 'group-home');
  await group.getByText('日常保洁 2 小时').waitFor();
  await group.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const notified = await eventually(
    'the exposure',
    async () =>
      (await sandbox.events()).filter(
        (event) => event['fc_component'] === 'goodsGroup' && event['fc_type'] === 'exposure',
      ),
    (events) => events.length > 0,
  );
  expect(notified[0]).toMatchObject({ fc_page: 'hsGather' });
});

mainJourney(
  sandbox,
  'hostile texts, addresses and colours do nothing; a bad banner address is refused with a message',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    const seen = watch(visitor, sandbox.origin);
    await visitor.open('/HsGather/HS-HOSTILE');
    await page.getByRole('link', { name: /，<b>/ }).first().click();
    await expectToast(page, '链接无法打开，请稍后再试');
    await expectHarmless(visitor, seen, /^\/HsGather\/HS-HOSTILE$/);
  },
);
