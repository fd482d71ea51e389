/** /winningRecord: the user's wins (product §2.2), page by page. */
import type { Locator, Page } from 'playwright-core';
import { eventually, journey, type Visitor } from '../harness';
import { wide } from '../harness/wide';
import { DRAW_CALL, drawButton, expectResult, openDraw, resultDialog } from './drawSteps';
import { APP_TOKEN } from './hostSteps';
import { titled } from './steps';
import { answered } from './weeklySteps';

const { sandbox, visit } = journey();

const EMPTY = '暂无中奖记录，快去抽奖吧';
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

test('56 wins on three pages, each fetched once, as their end comes near', async () => {
  const visitor = await inApp();
  const { page } = visitor;
  await openRecords(visitor, 'FRI-GRID-10');
  await rows(page).first().waitFor();
  await titled(page, '中奖记录');
  const [call] = await answered(sandbox, DRAW_CALL.record, 1);
  expect(call?.body).toEqual({
    activityId: 'DA-FRI-GRID-10',
    channelCode: 'CH-1',
    pageNo: 1,
    pageSize: 20,
  });
  const text = (await rows(page).first().innerText()).replace(/\s+/g, ' ');
  expect(text).toMatch(/2 ?元? ?2 元寄件券 寄件 · 无门槛使用 中奖时间 \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(await pagesAsked()).toEqual([1]);
  await readToEnd(page);
  expect(await pagesAsked()).toEqual([1, 2, 3]);
  await expectLast(page, '56');
});

wide('a win is at the top of a list that was loaded before it', async () => {
  const visitor = await inApp();
  const { page } = visitor;
  await openRecords(visitor, 'DRAW-FUND');
  await page.getByText(EMPTY, { exact: true }).waitFor();
  await openDraw(visitor, 'DRAW-FUND');
  await drawButton(page, '立即抽奖').click();
  await expectResult(page, sandbox, 'DRAW-FUND');
  await resultDialog(page).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('link', { name: '中奖记录' }).click();
  await rows(page).first().waitFor();
  expect(await rows(page).allInnerTexts()).toEqual([expect.stringContaining('1.88 元减免金')]);
  expect(new URL(page.url()).searchParams.get('activityId')).toBe('DA-DRAW-FUND');
});
