/** A second page of entries, fetched by scrolling; the rest is in screens/reductionDetail.screen.ts. */
import type { Page } from 'playwright-core';
import { eventually, journey } from '../harness';
import { DETAIL, entries, FUND_CALL, openAs, readEntries } from './reductionSteps';
import { logIn, loginDialog, MOBILE } from './steps';

const { sandbox, visit } = journey();
const more = (page: Page) => page.getByRole('button', { name: '加载失败，点击重试' });
const asked = async (): Promise<readonly unknown[]> =>
  (await sandbox.requests(FUND_CALL.records)).map(({ body }) => body);

async function scrollUntil(page: Page, what: string, isThere: () => Promise<boolean>): Promise<void> {
  await eventually(
    what,
    async () => {
      // Of the current rows: a list that unmounts has none.
      await entries(page).evaluateAll((rows) => rows[rows.length - 1]?.scrollIntoView());
      return isThere();
    },
    (found) => found,
  );
}

/** On a low screen the list's end is far away: the next page waits for scrolling. */
const LOW = { height: 480 };

test('the next page fails: the first stays, and a tap continues', async () => {
  const visitor = await visit(LOW);
  const { page } = visitor;
  await openAs(visitor, sandbox, DETAIL);
  await entries(page).first().waitFor();
  await sandbox.faults({ path: FUND_CALL.records, kind: 'malformed', times: 1 });
  await scrollUntil(page, 'a failed page', async () => (await more(page).count()) === 1);
  expect(await asked()).toHaveLength(2);
  await more(page).click();
  expect(await readEntries(page, 37)).toHaveLength(37);
});

test('a login that expires between two pages: login, then the list continues with the same number', async () => {
  const visitor = await visit(LOW);
  const { page } = visitor;
  await openAs(visitor, sandbox, DETAIL);
  await entries(page).first().waitFor();
  expect(await asked()).toHaveLength(1);
  await sandbox.faults({ path: FUND_CALL.records, kind: 'status', status: 401 });
  await scrollUntil(page, 'the login', async () => (await loginDialog(page).count()) === 1);
  // Those near the screen are mounted.
  expect(await entries(page).count()).toBeGreaterThan(0);
  await logIn(page, MOBILE);
  expect(await readEntries(page, 37)).toHaveLength(37);
});
