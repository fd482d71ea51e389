/** The weekly page's skeletons have the places of what comes. */
import type { Locator, Page } from 'playwright-core';
import { hold, journey } from '../harness';
import { CALL, module, openLoggedIn, openWeekly } from './weeklySteps';

const { sandbox, visit } = journey();

/** CSS pixels by which anything may move. */
const MOST = 8;
const PHONE = { width: 375, height: 812 };
const busy = (place: Page | Locator): Locator => place.locator('[aria-busy=true]');

/** Distances of the parts from the top. */
type Places = readonly number[];
const shift = (before: Places, after: Places): number =>
  Math.max(...before.map((top, index) => Math.abs(top - (after[index] ?? NaN))));

test('FRI-NEXT: title, card and first ticket of a session', async () => {
  // In the morning: a session of one day has its hours in one line.
  await sandbox.reset(Date.UTC(2026, 10, 27, 2));
  const visitor = await visit(PHONE);
  const { page } = visitor;
  const answer = await hold(page, CALL.home);
  await openWeekly(visitor, 'FRI-NEXT');
  const before: Places = await busy(page).evaluate((skeleton) => {
    const [title, card] = Array.from(skeleton.lastElementChild?.children ?? []);
    const ticket = card?.children[card.children.length - 3];
    return [title, card, ticket].map((one) => one?.getBoundingClientRect().top ?? NaN);
  });
  answer();
  await module(page, 'seckill').getByRole('button').first().waitFor();
  const after: Places = await module(page, 'seckill').evaluate((content) => {
    const [title, card] = Array.from(content.children);
    const ticket = content.querySelector('[role=button]')?.parentElement;
    return [title, card, ticket].map((one) => one?.getBoundingClientRect().top ?? NaN);
  });
  expect(shift(before, after)).toBeLessThanOrEqual(MOST);
});

test.each([
  ['FRI-GRID', false],
  ['FRI-GRID', true],
  ['FRI-ROW', false],
  ['FRI-ROW', true],
])('%s, logged in %p: the height of the draw', async (code, isLoggedIn) => {
  const visitor = await visit(PHONE);
  const { page } = visitor;
  const answer = await hold(page, 'draw/prizeList');
  const asked = page.waitForRequest((request) => request.url().endsWith('draw/prizeList'));
  await (isLoggedIn ? openLoggedIn(visitor, sandbox, code) : openWeekly(visitor, code));
  const draw = module(page, 'draw');
  const height = async (): Promise<number> => (await draw.boundingBox())?.height ?? NaN;
  await asked;
  await busy(draw).waitFor();
  const before = await height();
  answer();
  await draw.getByRole('button').first().waitFor();
  expect(shift([before], [await height()])).toBeLessThanOrEqual(MOST);
});
