/** The lab's table of a gateway beside the contract. */
import { journey } from '../harness';

const { visit } = journey();

const line = (id: string, over = {}) => ({
  id,
  method: 'POST',
  path: `/base/${id}/with/a/rather/long/address/of/a/call`,
  count: 3,
  statuses: { 200: 3 },
  codes: { 0: 2, 100901004: 1 },
  missing: {},
  unknownFields: {},
  unknownValues: {},
  other: {},
  request: {},
  medianMs: 42,
  longestMs: 1234,
  isDifferent: false,
  ...over,
});

const REPORT = {
  gateway: 'https://gateway.example.com/sit1',
  startedAt: '2026-11-28T02:00:00.000Z',
  changedAt: '2026-11-28T02:05:00.000Z',
  calls: [
    line('userInfo'),
    line('orderList', {
      missing: { 'data.content[].receiverAddress': 3, 'data.total (null)': 1 },
      unknownValues: { 'data.content[].stateCode = OF_TOMORROW': 2 },
      isDifferent: true,
    }),
    line('expressRecord', {
      statuses: { none: 2, 502: 1 },
      codes: {},
      other: {
        'call: The gateway https://gateway.example.com/sit1 cannot be reached: nothing answers at that port.': 2,
      },
      isDifferent: true,
    }),
  ],
};

test.each([1280, 1440])('at %i: every difference, the filter and the search', async (width) => {
  const { page } = await visit({ width, height: 900 });
  await page.route('**/__sandbox/gateway/report', (route) => route.fulfill({ json: { report: REPORT } }));
  await page.goto('/__sandbox/gateway');
  const rows = page.locator('tbody tr');
  await page.getByText('3 个调用，2 个有差异。').waitFor();
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-call')))).toEqual([
    'expressRecord',
    'orderList',
    'userInfo',
  ]);
  expect(await rows.nth(1).innerText()).toMatch(/data\.content\[\]\.receiverAddress ×3[^]*OF_TOMORROW ×2/);
  expect(await rows.nth(0).innerText()).toMatch(/无应答 ×2[^]*nothing answers at that port/);
  // The whole table is visible without scrolling sideways.
  const sizes = await page.locator('.gateway-table').evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0);

  await page.getByLabel('显示').selectOption('different');
  await page.getByText('3 个调用，2 个有差异；显示 2 个。').waitFor();
  expect(await rows.count()).toBe(2);
  await page.getByLabel('搜索调用、字段、业务码').fill('stateCode');
  await page.getByText('3 个调用，2 个有差异；显示 1 个。').waitFor();
  await page.getByLabel('显示').selectOption('equal');
  await page.getByText('没有符合条件的调用。').waitFor();
  expect(await page.locator('.gateway-table').isVisible()).toBe(false);
});

test('without a gateway it says how to name one', async () => {
  const { page } = await visit({ width: 1280, height: 900 });
  await page.goto('/__sandbox/gateway');
  await page.getByText('npm start -- --gateway https://…').waitFor();
});
