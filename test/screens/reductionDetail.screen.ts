/** /reductionFunds/detail: every entry of the fund, of one type, of one activity. */
import type { Page } from 'playwright-core';
import { eventually, journey } from '../harness';
import { APP_TOKEN } from '../journeys/hostSteps';
import {
  amount,
  DETAIL,
  EMPTY_MOBILE,
  entries,
  fenOf,
  FUND_CALL,
  openAs,
  readEntries,
} from '../journeys/reductionSteps';
import { closeLogin, logIn, titled } from '../journeys/steps';
import { retry } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const asked = async (): Promise<readonly unknown[]> =>
  (await sandbox.requests(FUND_CALL.records)).map(({ body }) => body);

test('37 entries on two pages, each once; their signed sum is the available amount', async () => {
  const visitor = await visit({ host: 'consumer-ios', cookies: { token: APP_TOKEN } });
  const { page } = visitor;
  await visitor.open(DETAIL);
  await entries(page).first().waitFor();
  await titled(page, '减免金明细');
  const rows = await readEntries(page, 37);
  expect(rows).toHaveLength(37);
  expect(rows.reduce((sum, row) => sum + fenOf(row), 0)).toBe(1250);
  for (const row of rows)
    expect(row).toMatch(
      /(已获得 · \d{4}-\d\d-\d\d \d\d:\d\d( · 有效期至 \d{4}-\d\d-\d\d)?\+|(已使用|已过期) · \d{4}-\d\d-\d\d \d\d:\d\d-)\d+\.\d\d元$/,
    );
  expect(await asked()).toEqual([1, 2].map((pageNo) => ({ type: 0, bizId: '', pageNo, pageSize: 20 })));
});

test('each tab has its own entries, and together they are all', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, DETAIL);
  await entries(page).first().waitFor();
  let count = 0;
  for (const [type, [name, sign]] of (
    [
      ['已获得', '+'],
      ['已使用', '-'],
      ['已过期', '-'],
    ] as const
  ).entries()) {
    await tab(page, name).click();
    await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
    await eventually(
      `entries of ${name}`,
      async () => entries(page).allInnerTexts(),
      (rows) => rows.length > 0 && rows.every((row) => row.includes(`${name} · `) && row.includes(sign)),
    );
    const first = (await sandbox.requests(FUND_CALL.records)).find(({ body }) => {
      const { type: askedType, pageNo } = body as { readonly type: number; readonly pageNo: number };
      return askedType === type + 1 && pageNo === 1;
    });
    count += (first?.response as { readonly data: { readonly total: number } }).data.total;
  }
  expect(count).toBe(37);
});

test('one activity: its name, what is left, its own entries', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, `${DETAIL}?bizId=JR-OLD-3`);
  await page.getByText('剩余减免金 · 部分已用').waitFor();
  await page.getByText('新人延时取件减免金').first().waitFor();
  await amount(page, '2.50').waitFor();
  await entries(page).first().waitFor();
  expect((await entries(page).allInnerTexts()).map(fenOf)).toEqual([-150, 400]);
});

test('an activity that is not the user’s: no name, no entries, the way to the center', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, `${DETAIL}?bizId=JR-NOBODY`);
  await page.getByText('暂无减免金明细').waitFor();
  expect(await page.getByText(/剩余减免金/).count()).toBe(0);
  await page.getByRole('button', { name: '去赚减免金' }).click();
  await amount(page, '12.50').waitFor();
});

test('an empty fund: each tab says so', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, DETAIL, EMPTY_MOBILE);
  await page.getByText('暂无减免金明细').waitFor();
  for (const name of ['已获得', '已使用', '已过期']) {
    await tab(page, name).click();
    await page.getByText(`暂无${name}的减免金`).waitFor();
  }
});

test.each([
  ['500', { kind: 'status', status: 500, times: 3 }],
  ['malformed', { kind: 'malformed', times: 1 }],
] as const)('the first page fails (%s): a message and 重试', async (_name, fault) => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await sandbox.faults({ path: FUND_CALL.records, ...fault });
  await openAs(visitor, sandbox, DETAIL);
  await page.getByText('加载失败，请重试', { exact: true }).waitFor();
  await retry(page).click();
  await entries(page).first().waitFor();
});

test('logged out: the login opens; after closing it, a button opens it again', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open(`${DETAIL}?bizId=JR-OLD-1`);
  await closeLogin(page);
  await page.getByText('登录后查看减免金明细').waitFor();
  expect(await asked()).toEqual([]);
  await page.getByRole('button', { name: '去登录' }).click();
  await logIn(page);
  await entries(page).first().waitFor();
  await page.getByText('取件无忧减免金').first().waitFor();
});
