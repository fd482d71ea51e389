/** The device lab as somebody sees it who opens it for the first time: H5 and both packages beside each other. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { HOSTS } from '../../sandbox/lab/page/hosts';
import { PHONE_KINDS, type PhoneKind } from '../../sandbox/lab/page/labState';
import { eventually, journey, type Visitor } from '../harness';
import { accessFindings, darkFindings } from '../journeys/pageChecks';

const { sandbox, visit } = journey();

const MOBILE = '13912345678';
const MASKED = '139****5678';
const WIDTHS = [1280, 1440];

async function openLab(hash: string, width = 1280): Promise<Visitor> {
  const visitor = await visit({ width, height: 800, hasAxe: true });
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitor.page.goto(`/__sandbox/${hash}`);
  await visitor.page.getByRole('heading', { name: '设备实验室' }).waitFor();
  return visitor;
}
const phone = (page: Page, kind: PhoneKind): Locator => page.locator(`.phone[data-kind="${kind}"]`);
const screen = (page: Page, kind: PhoneKind): FrameLocator => phone(page, kind).frameLocator('iframe');
const shows = (page: Page, kind: PhoneKind, text: string): Promise<void> =>
  screen(page, kind).getByText(text).first().waitFor();
const hashOf = (page: Page): string => decodeURIComponent(new URL(page.url()).hash);
const panel = (page: Page, title: string): Locator => page.locator('summary', { hasText: title });
const inspect = (page: Page): Promise<void> => page.getByRole('button', { name: '检查器' }).click();

test.each(WIDTHS)(
  'at %i all three phones are wholly visible, in every size, and so is each side',
  async (width) => {
    const { page } = await openLab('#fixture=RC-HAS', width);
    for (const kind of PHONE_KINDS) await phone(page, kind).locator('iframe').waitFor();
    for (const size of ['375x812', '320x568', '414x896', '768x1024']) {
      await page.getByLabel('尺寸').selectOption(size);
      for (const side of ['夹具', '检查器']) {
        await page.getByRole('button', { name: side, exact: true }).click();
        const outside = await page.locator('.phone .stage').evaluateAll((stages) => {
          const row = document.querySelector('.phones')?.getBoundingClientRect();
          return stages.filter((stage) => {
            const box = stage.getBoundingClientRect();
            return (
              row === undefined || box.left < row.left || box.right > row.right || box.bottom > row.bottom
            );
          }).length;
        });
        expect([size, side, outside]).toEqual([size, side, 0]);
      }
    }
    for (const narrow of [width, 1024, 390]) {
      await page.setViewportSize({ width: narrow, height: 800 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([narrow, wider]).toEqual([narrow, 0]);
    }
  },
);

test('each phone is logged in by one choice; a colleague who opens the address sees the same', async () => {
  const { page } = await openLab('#fixture=/me');
  for (const kind of PHONE_KINDS) {
    await phone(page, kind).getByLabel('登录为').selectOption(MOBILE);
    await shows(page, kind, MASKED);
  }
  await page.getByLabel('尺寸').selectOption('320x568');
  await page.getByLabel('配色').selectOption('dark');
  expect(hashOf(page)).toBe(
    `#fixture=/me&h5=${MOBILE}&weapp=${MOBILE}&alipay=${MOBILE}&size=320x568&theme=dark`,
  );

  await sandbox.reset();
  const { page: other } = await openLab(new URL(page.url()).hash);
  for (const kind of PHONE_KINDS) await shows(other, kind, MASKED);
  expect(await other.getByLabel('尺寸').inputValue()).toBe('320x568');
  expect(await other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

  // Another number that the list has not, and nobody.
  await phone(other, 'h5').getByLabel('登录为').selectOption('other');
  await other.getByLabel('H5 的其他号码').fill('13700001234');
  await other.getByLabel('H5 的其他号码').press('Enter');
  await shows(other, 'h5', '137****1234');
  for (const kind of PHONE_KINDS) {
    await phone(other, kind).getByLabel('登录为').selectOption('');
    await shows(other, kind, '登录后查看');
  }
});

test('one choice logs in on every host of H5', async () => {
  const { page } = await openLab(`#fixture=/me&shown=h5&h5=${MOBILE}`);
  for (const { id } of HOSTS) {
    await phone(page, 'h5').getByLabel('宿主').selectOption(id);
    await eventually(
      id,
      () => screen(page, 'h5').locator('body').innerText(),
      (text) => text.includes(MASKED),
    );
  }
});

test('calls are filtered, timed and copied; a fault from one of them hits the page and is in the address', async () => {
  const visitor = await openLab('#fixture=RC-OPEN&shown=h5');
  const { page } = visitor;
  visitor.expectProblems('status 503');
  await inspect(page);
  const rows = page.getByLabel('网关请求', { exact: true }).locator('details');
  await rows.filter({ hasText: 'preReceiveCheck' }).waitFor();
  await page.getByLabel('筛选网关请求').fill('activity/info');
  await eventually(
    'one call',
    () => rows.count(),
    (count) => count === 1,
  );
  expect(await rows.innerText()).toMatch(/200\s+activity\/info\s+\d+(?:\.\d)? ms\s+h5-plain · 0/);

  await rows.locator('summary').click();
  await rows.getByRole('button', { name: '复制为 curl' }).click();
  await page.getByText('已复制 curl').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `--request 'POST' --url '${sandbox.origin}/wxgw/activity/marketing/common/activity/info' --header`,
  );

  await rows.getByRole('button', { name: '对它注入故障' }).click();
  await page.getByLabel('状态码').fill('503');
  await page.getByRole('button', { name: '注入', exact: true }).click();
  const fault = 'activity/marketing/common/activity/info';
  await page.getByText(`${fault} · 返回错误状态 · 还有 1 次`).waitFor();
  expect(hashOf(page)).toContain(`&fault=${fault}~status~503~1`);
  await page.getByRole('button', { name: '全部重开' }).click();
  await page.getByLabel('只看失败').check();
  await rows.filter({ hasText: /503[^]*status/ }).waitFor();

  // Opened again, the fault waits once more, until it is taken back.
  await page.reload();
  await rows.first().waitFor({ state: 'attached' });
  await eventually(
    'the fault',
    () => sandbox.requests(fault),
    (calls) => calls.filter(({ status }) => status === 503).length === 2,
  );
  await inspect(page);
  await panel(page, '注入故障').click();
  await page.getByLabel('查找调用').fill('userinfo');
  expect(await page.getByLabel('要出故障的调用').locator('option').allTextContents()).toEqual([
    'userInfo · personalCenter/userInfo',
  ]);
  await page.getByRole('button', { name: '注入', exact: true }).click();
  await page.getByRole('button', { name: '全部撤销' }).click();
  await page.getByText('还有 1 次').waitFor({ state: 'detached' });
  expect(hashOf(page)).toBe('#fixture=RC-OPEN&shown=h5');
});

test('parcels, an order, a cabinet and the wire are switched by controls', async () => {
  const { page } = await openLab('#fixture=/me&shown=none');
  const ask = async <T>(name: string): Promise<T> =>
    (await (await page.request.get(`/__sandbox/${name}`)).json()) as T;
  await inspect(page);
  await panel(page, '沙箱开关').click();
  await page.getByLabel('几件').fill('3');
  await page.getByRole('button', { name: '寄出，待揽收' }).click();
  await page.getByText('已寄 3 件').waitFor();
  await page.getByRole('button', { name: '全部发运' }).click();
  await page.getByText('已发运').waitFor();
  await page.locator('.inspector').getByLabel(/^订单/).selectOption('ORD-WAIT');
  await page.getByLabel('变为').selectOption('IN_TRANSIT');
  await page.getByRole('button', { name: '改状态' }).click();
  await page.getByRole('option', { name: 'ORD-WAIT · 运输中' }).waitFor({ state: 'attached' });
  await page.getByLabel(/^CAB-1001 在线/).uncheck();
  await page.getByText('CAB-1001 已离线').waitFor();
  await page.getByLabel('网关应答').selectOption('spec');
  await page.getByText('网关应答：只有规格字段').waitFor();
  expect(await ask('wire')).toEqual({ mode: 'spec' });
  expect(await ask<object[]>(`orders?mobile=${MOBILE}`)).toContainEqual({
    orderNo: 'ORD-WAIT',
    state: 'IN_TRANSIT',
    next: ['DELIVERING', 'SIGNED'],
  });
  expect((await ask<object[]>('cabinets'))[0]).toMatchObject({ cabinetCode: 'CAB-1001', isOnline: false });
  await page.getByLabel('偏移（小时）').waitFor({ state: 'attached' });
  await panel(page, '服务器时钟').click();
  await page.getByLabel('偏移（小时）').fill('48');
  await page.getByRole('button', { name: '拨动' }).click();
  await eventually(
    'the clock',
    () => Promise.resolve(hashOf(page)),
    (hash) => hash.includes('clock=172800000'),
  );
});

test.each([
  ['shanghai', '上海'],
  ['hangzhou', '杭州'],
])('in %s every phone is', async (city, name) => {
  // Logged in: they have given the privacy consent.
  const accounts = PHONE_KINDS.map((kind) => `${kind}=${MOBILE}`).join('&');
  const { page } = await openLab(`#fixture=NEAR-OPEN&city=${city}&${accounts}`);
  for (const kind of PHONE_KINDS) await shows(page, kind, `${name}市阳光花园`);
  await page.getByLabel('位置').selectOption('denied');
  for (const kind of PHONE_KINDS) await shows(page, kind, '未开启定位，看不到附近的快递柜');
});

test('what an address says wrong has its default and a sentence; no phone can be scanned without LAN=1', async () => {
  const { page } = await openLab('#fixture=NOPE&host=netscape&clock=soon&fault=a~b&size=320x568&%E0%A4=1');
  for (const text of [
    '宿主 “netscape” 看不懂，用了默认值。',
    '时钟 “soon” 看不懂，用了默认值。',
    '故障 “a~b” 看不懂，没有注入。',
    '没有夹具“NOPE”，打开了第一个。',
  ])
    await page.getByText(text).waitFor();
  expect(await page.getByLabel('H5 地址').inputValue()).toBe('/receiveCoupon/RC-OPEN');
  expect(await page.getByLabel('尺寸').inputValue()).toBe('320x568');
  await page.getByRole('button', { name: '知道了' }).click();
  await page.getByRole('button', { name: '手机扫码' }).click();
  await page.getByText('再用 LAN=1 npm start 启动').waitFor();
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  await page.keyboard.type('周五 全部模块');
  await page.getByText('没有找到。').waitFor();
  await page.getByLabel('搜索夹具').fill('激励模块随账号');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('没有找到。').waitFor({ state: 'detached' });
  expect(hashOf(page)).toContain('fixture=FRI-ALL');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-path'))).toBe(
    '/fcFriday?configId=FRI-ALL',
  );
});

test('with a real gateway the lab says what has no effect', async () => {
  const visitor = await visit({ width: 1280, height: 800 });
  const { page } = visitor;
  const report = { gateway: 'https://gateway.example.com', startedAt: '', changedAt: '', calls: [] };
  await page.route('**/__sandbox/gateway/report', (route) => route.fulfill({ json: { report } }));
  await page.goto('/__sandbox/#shown=none');
  await page.getByText('调用都转给真实网关').waitFor();
  await page.getByRole('link', { name: '真实网关 https://gateway.example.com 对照表' }).waitFor();
});

test('has no serious finding for those who hear it or need contrast, light and dark', async () => {
  const { page } = await openLab('#fixture=RC-OPEN&shown=none&host=what');
  const findings = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const side of ['夹具', '检查器']) {
      await page.getByRole('button', { name: side, exact: true }).click();
      found.push(...(await accessFindings(page)), ...(await darkFindings(page)));
    }
    return found;
  };
  await inspect(page);
  for (const title of ['短信验证码', '沙箱开关', '注入故障', '服务器时钟', '埋点'])
    await panel(page, title).click();
  await page.getByLabel(/^CAB-1001 在线/).waitFor();
  expect(await findings()).toEqual([]);
  await page.getByLabel('配色').selectOption('dark');
  expect(await findings()).toEqual([]);
});
