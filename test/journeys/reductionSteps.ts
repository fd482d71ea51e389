/** The content of the reduction fund's pages, and how a user gets there. */
import type { Locator, Page } from 'playwright-core';
import { eventually, type SandboxControl, type Visitor } from '../harness';
import { MOBILE } from './steps';

export const CENTER = '/reductionFunds';
export const GUIDE = '/reductionFunds/guide';
export const DETAIL = '/reductionFunds/detail';
/** Its fund is empty (sandbox/README.md "Numbers"). */
export const EMPTY_MOBILE = '13912345600';

/** Suffixes of the gateway calls. */
export const FUND_CALL = {
  fund: 'reduceMoneyActivity/fund',
  joined: 'reduceMoneyActivity/joinedList',
  records: 'reduceMoneyActivity/fundRecords',
} as const;

/** Logged in: the token is in the query. */
export async function openAs(
  visitor: Visitor,
  sandbox: SandboxControl,
  path: string,
  mobile: string = MOBILE,
): Promise<void> {
  const mark = path.includes('?') ? '&' : '?';
  await visitor.open(`${path}${mark}token=${await sandbox.token(mobile)}`);
}

/** The amount on the center, e.g. `￥12.50`. */
export const amount = (page: Page, yuan: string): Locator => page.getByText(`￥${yuan}`, { exact: true });
export const logInButton = (page: Page): Locator => page.getByRole('button', { name: '去登录' }).first();
export const joinedList = (page: Page): Locator => page.getByRole('list', { name: '已参加的活动' });
export const joinedLinks = (page: Page): Promise<string[]> =>
  joinedList(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));

export const entries = (page: Page): Locator =>
  page.getByRole('list', { name: '减免金明细' }).getByRole('listitem');

/**
 * Every entry by its place, read while scrolling until all `count` are seen and the list shows its end. Goes to the
 * entry next to the first one not seen, wherever that is: it goes back for rows that were passed too fast.
 */
export async function readEntries(page: Page, count: number): Promise<readonly string[]> {
  const seen = new Map<number, string>();
  await eventually(
    `${count} entries`,
    async () => {
      let missing = 1;
      while (seen.has(missing)) missing += 1;
      // One step: rows that are scrolled to and rows that are read must be of the same moment.
      const rows = await entries(page).evaluateAll((items, wanted) => {
        const placeOf = (item: Element): number => Number(item.getAttribute('aria-posinset'));
        const distance = (item: Element): number => Math.abs(placeOf(item) - wanted);
        const [nearest] = [...items].sort((a, b) => distance(a) - distance(b));
        nearest?.scrollIntoView();
        return items.map((item) => [placeOf(item), item.textContent ?? ''] as const);
      }, missing);
      for (const [place, text] of rows) seen.set(place, text);
      return (await page.getByText('没有更多了', { exact: true }).count()) === 1 && seen.size >= count;
    },
    (isRead) => isRead,
  );
  return [...seen.entries()].sort(([a], [b]) => a - b).map(([, text]) => text);
}

/** Signed fen of an entry: `+3.00元` is 300. */
export function fenOf(entry: string): number {
  const found = /([+-]?)(\d+)\.(\d\d)元$/.exec(entry);
  if (found === null) throw new Error(`no amount in ${entry}`);
  const [, sign = '', yuan = '', cents = ''] = found;
  return Number(`${sign}${yuan}${cents}`);
}

/** The third party reports that the user has done the task. */
export async function finishTask(sandbox: SandboxControl, taskId: string, mobile = MOBILE): Promise<void> {
  const response = await fetch(`${sandbox.origin}/__sandbox/tasks/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, taskId }),
  });
  if (!response.ok) throw new Error(`finish ${taskId}: ${response.status} ${await response.text()}`);
}
