/** /winningRecord: the user's wins (product §2.2), page by page. */
import type { Locator, Page } from 'playwright-core';
import { eventually, journey, type Visitor } from '../harness';
import { DRAW_CALL } from '../journeys/drawSteps';
import { APP_TOKEN } from '../journeys/hostSteps';
import { closeLogin, logIn, loginDialog } from '../journeys/steps';
import { retry } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();
const rows = (page: Page): Locator => page.getByRole('listitem');

const inApp = (): Promise<Visitor> =>
  visit({ host: 'consumer-ios', cookies: { token: APP_TOKEN }, reducedMotion: true });
const openRecords = (visitor: Visitor, code: string): Promise<void> =>
  visitor.open(`/winningRecord?channelId=CH-1&activityId=DA-${code}`);

const scrollDown = (page: Page): Promise<void> =>
  rows(page)
    .last()
    .evaluate((row) => row.scrollIntoView());

/** Scrolls down until the list shows its end. */
async function readToEnd(page: Page): Promise<void> {
  await eventually(
    'the end of the list',
    async () => {
      await scrollDown(page);
      return page.getByText('没有更多了', { exact: true }).count();
    },
    (count) => count === 1,
  );
}

/** Rows are mounted as they come near: the last one a moment after the end is shown. */
async function expectLast(page: Page, position: string): Promise<void> {
  await eventually(
    `row ${position}`,
    async () => {
      await scrollDown(page);
      return rows(page).last().getAttribute('aria-posinset');
    },
    (shown) => shown === position,
  );
}

const pagesAsked = async (): Promise<readonly number[]> =>
  (await sandbox.requests(DRAW_CALL.record)).map(({ body }) => (body as { readonly pageNo: number }).pageNo);

test.each([
  ['500', { kind: 'status', status: 500, times: 20 }],
  ['malformed', { kind: 'malformed', times: 20 }],
] as const)('the first page fails (%s): a message and 重试', async (_name, fault) => {
  const visitor = await inApp();
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await sandbox.faults({ path: DRAW_CALL.record, ...fault });
  await openRecords(visitor, 'FRI-GRID-10');
  await page.getByText('加载失败，请重试', { exact: true }).waitFor();
  await sandbox.reset();
  await retry(page).click();
  await rows(page).first().waitFor();
});

test('a later page fails: the list stays, and a tap continues', async () => {
  const visitor = await inApp();
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await openRecords(visitor, 'FRI-GRID-10');
  await rows(page).first().waitFor();
  await sandbox.faults({ path: DRAW_CALL.record, kind: 'status', status: 500, times: 20 });
  const more = page.getByRole('button', { name: '加载失败，点击重试' });
  await eventually(
    'a failed page',
    async () => {
      await scrollDown(page);
      return more.count();
    },
    (count) => count === 1,
  );
  await sandbox.reset();
  await more.click();
  await readToEnd(page);
  await expectLast(page, '56');
});

test('a later page needs a login, which is closed: the list says so, and retries only on a tap', async () => {
  const visitor = await inApp();
  const { page } = visitor;
  visitor.expectProblems('status 401');
  await openRecords(visitor, 'FRI-GRID-10');
  await rows(page).first().waitFor();
  await sandbox.faults({
    path: DRAW_CALL.record,
    kind: 'status',
    status: 401,
    times: 20,
    body: { code: '030100001' },
  });
  await eventually(
    'the login',
    async () => {
      await scrollDown(page);
      return loginDialog(page).count();
    },
    (count) => count === 1,
  );
  await closeLogin(page);
  const more = page.getByRole('button', { name: '登录后查看更多，去登录' });
  await more.waitFor();
  const asked = (await sandbox.requests(DRAW_CALL.record)).length;
  await scrollDown(page);
  await more.waitFor();
  expect([await loginDialog(page).count(), (await sandbox.requests(DRAW_CALL.record)).length]).toEqual([
    0,
    asked,
  ]);
  await more.click();
  await loginDialog(page).waitFor();
});

test('logged out: the login opens; after closing it, a button opens it again', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openRecords(visitor, 'FRI-GRID-10');
  await closeLogin(page);
  await page.getByText('登录后查看中奖记录', { exact: true }).waitFor();
  expect(await sandbox.requests(DRAW_CALL.record)).toEqual([]);
  await page.getByRole('button', { name: '去登录' }).click();
  await logIn(page);
  await rows(page).first().waitFor();
  expect(await pagesAsked()).toEqual([1]);
});
