/**
 * Every page on the sandbox's three wires: full responses, only the described fields, and unknown values of a future
 * gateway. Each page renders and shows its content.
 */
import type { Page } from 'playwright-core';
import { eventually, type Journey } from '../harness';
import { openState, PAGES } from '../pages';
import type { PageState } from '../pages/types';

const FAILED = /加载失败|失败，请重试/;

/** A page's content: the first state that shows it, logged in where possible. */
function mainStateOf(states: readonly PageState[]): PageState | undefined {
  const whole = states.filter(({ faults, isPictureOnly }) => faults === undefined && isPictureOnly !== true);
  return whole.find(({ mobile }) => mobile !== undefined) ?? whole[0];
}

/** A page and its main state. */
type Main = readonly [route: string, state: PageState];

const mains: readonly Main[] = PAGES.flatMap(({ route, states }) => {
  const state = mainStateOf(states);
  return state === undefined ? [] : [[route, state] as const];
});

/** Posters need a canvas, which pages in Node lack. */
const isDrawn = ([route]: Main): boolean => route.endsWith('SharePoster');
export const drawnMains = mains.filter(isDrawn);
export const otherMains = mains.filter((main) => !isDrawn(main));

/** The described fields alone are enough for the page. */
export async function worksOnSpecWire({ sandbox, visit }: Journey, [route, state]: Main): Promise<void> {
  await sandbox.reset();
  await sandbox.wire('spec');
  const visitor = await visit({ host: state.hosts?.[0] ?? 'plain', reducedMotion: true });
  await openState(visitor, sandbox, route, state);
  expect(await visitor.page.getByText(FAILED).count()).toBe(0);
  await visitor.close();
}

/** On screen: content further down waits until it comes near. */
const isBusy = (page: Page): Promise<boolean> =>
  page
    .locator('[aria-busy=true]')
    .evaluateAll((all) => all.some((each) => each.getBoundingClientRect().top < window.innerHeight));

/** Controls of the page, or the rows that it is for. */
const nextSteps = (page: Page): Promise<number> =>
  page
    .locator('button, a[href], [role=button], [role=link], [role=radio], [role=tab], [role=listitem], input')
    .locator('visible=true')
    .and(page.locator(':not([aria-disabled=true]):not(:disabled)'))
    .count();

/**
 * Its statuses are unknown, so that a page may show less than its main state; never nothing, no failure, and no dead
 * end.
 */
export async function worksOnFutureWire({ sandbox, visit }: Journey, [route, state]: Main): Promise<void> {
  await sandbox.reset();
  await sandbox.wire('future');
  const visitor = await visit({ host: state.hosts?.[0] ?? 'plain', reducedMotion: true });
  const { page } = visitor;
  await openState(visitor, sandbox, route, {
    ...state,
    steps: undefined,
    seen: () => page.getByRole('main'),
  });
  const words = await eventually(
    'a page that says something and waits for nothing',
    async () => ((await isBusy(page)) ? '' : page.getByRole('main').innerText()),
    (text) => text.trim() !== '',
  );
  expect(words).not.toMatch(FAILED);
  expect(await nextSteps(page)).toBeGreaterThan(0);
  await visitor.close();
}
