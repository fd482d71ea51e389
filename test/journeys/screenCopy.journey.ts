/** The copy of the first screen (src/screenCopy): the next visit shows it before the app is there. */
import type { Page } from 'playwright-core';
import { eventually, hold, journey, type Visitor } from '../harness';
import { wide } from '../harness/wide';
import { MOBILE } from './steps';

const { sandbox, visit } = journey();

const WEEKLY = '/fcFriday?configId=FRI-ALL';

const copies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('pc:kept.screen.'),
    ),
  );

const copyStored = ({ page }: Visitor): Promise<unknown> =>
  eventually(
    'the copy of the first screen',
    () => copies(page),
    (keys) => keys.length > 0,
  );

/** Of the copy and not of the app's page. */
const onCopy = (page: Page) => page.locator('body > .taro_router:not(#app)');
const MARK = '正在更新…';

/** Opens the page again in the same tab; its app does not load until the returned function is called. */
async function openAgain({ page }: Visitor, path: string): Promise<() => void> {
  const release = await hold(page, scriptName(await page.content()));
  // Not until "load", which the app's scripts hold up.
  await page.goto(path, { waitUntil: 'commit' });
  await onCopy(page).getByText(MARK).waitFor();
  return release;
}

/** The file that the app's own modules are in. */
function scriptName(html: string): string {
  const name = /js\/app\.[0-9a-f]+\.js/.exec(html)?.[0];
  if (name === undefined) throw new Error('the page names no app script');
  return name;
}

const hide = (element: Element): void => {
  if (element instanceof HTMLElement) element.style.visibility = 'hidden';
};

test('what is pressed on it happens when the app is there, once', async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  await open(WEEKLY);
  await copyStored(visitor);
  const release = await openAgain(visitor, WEEKLY);
  await onCopy(page).getByText('限时秒杀').first().waitFor();
  const rules = onCopy(page).getByRole('button', { name: '活动规则' });
  await rules.click();
  await rules.click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await page.getByRole('dialog', { name: '活动规则' }).waitFor();
  expect(await onCopy(page).count()).toBe(0);
  // The app has found the copy's style sheets.
  const styles = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) => href),
  );
  expect(styles.length).toBe(new Set(styles).size);
  await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('an account’s copy is not another’s: the next login starts without one', async () => {
  const visitor = await visit();
  const { page, open } = visitor;
  await open(`/list/LIST-137?token=${await sandbox.token(MOBILE)}`);
  await page.getByText('去使用').first().waitFor();
  await copyStored(visitor);
  const release = await openAgain(visitor, '/list/LIST-137');
  release();
  await onCopy(page).waitFor({ state: 'detached' });
  const [key] = await copies(page);
  await open(`/list/LIST-137?token=${await sandbox.token('13900000002')}`);
  await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).click();
  await eventually(
    'the first account’s copy gone',
    () => copies(page),
    (keys) => !keys.includes(key ?? ''),
  );
});

describe('looks like the page that replaces it', () => {
  wide.each(
    [WEEKLY, '/'].flatMap((path) =>
      (['light', 'dark'] as const).flatMap((colorScheme) =>
        [320, 414].map((width) => ({ path, colorScheme, width })),
      ),
    ),
  )('$path, $colorScheme, $width px', async ({ path, colorScheme, width }) => {
    const visitor = await visit({ width, height: 812, colorScheme, reducedMotion: true });
    const { page, open } = visitor;
    await open(path);
    await copyStored(visitor);
    const release = await openAgain(visitor, path);
    await page.waitForFunction(() => Array.from(document.images).every((each) => each.complete));
    // What may differ: the copy's mark, and the countdown, which it leaves empty.
    await onCopy(page).getByText(MARK).evaluate(hide);
    const copy = await page.screenshot();
    release();
    await onCopy(page).waitFor({ state: 'detached' });
    for (const timer of await page.getByRole('timer').all()) await timer.evaluate(hide);
    // Tags that float over the page come a moment later.
    await eventually(
      'the same picture',
      () => page.screenshot(),
      (after) => copy.equals(after),
    );
  });
});
