/**
 * Loading moves nothing: each page's main state at 375 px, with every call held back until its skeleton is drawn. What
 * replaces a skeleton is where the skeleton was, and as high. `SHIFTS=file` lists all shifts there.
 */
import fs from 'node:fs';
import { journey } from '../harness';
import { openState, PAGES } from '../pages';
import { mainState } from './everyPageSteps';
import { holdCalls, shiftOf } from './shiftChecks';

const { sandbox, visit } = journey();

/** The limit of a good page by web.dev/cls: a third of the screen may move by 30 %, or all of it by 80 px of 812. */
const LIMIT = 0.1;

/** By state, each with its reason. The list may only shrink. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'list-list-0': 'an empty list: its skeleton has rows, since nearly every list has some',
};

/** The main state, and the first of who is logged in: pages show more to them. */
const OPENED = PAGES.flatMap((page) => {
  const { route, states } = page;
  const own = states.find(
    ({ mobile, faults, isPictureOnly }) =>
      mobile !== undefined && faults === undefined && isPictureOnly !== true,
  );
  return [...new Set([mainState(page), own])].flatMap((state) =>
    state === undefined ? [] : [{ route, state }],
  );
});

test.each(OPENED)('$route: $state.name (wide)', async ({ route, state }) => {
  const visitor = await visit({ host: state.hosts?.[0] ?? 'plain', reducedMotion: true });
  const { page } = visitor;
  if (state.faults !== undefined) visitor.expectProblems(/^status 5\d\d: /);
  await holdCalls(page);
  // Before the first tap: a tap may move what it likes.
  await openState(visitor, sandbox, route, {
    ...state,
    ...(state.steps !== undefined && {
      steps: undefined,
      seen: (opened) => opened.locator('.taro_page').last(),
    }),
  });
  if (state.faults === undefined) await page.waitForLoadState('networkidle');
  const { total, parts } = await shiftOf(page);
  const { SHIFTS } = process.env;
  if (SHIFTS !== undefined)
    fs.appendFileSync(SHIFTS, `${[`${total} ${route} ${state.name}`, ...parts].join('\n    ')}\n`);
  if (state.name in EXCEPTIONS) expect(total).toBeGreaterThan(LIMIT);
  else expect(total <= LIMIT ? [] : parts).toEqual([]);
});
