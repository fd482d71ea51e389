/** Checks of a described state in Chromium: axe in light and dark, colours, width, spaces in old engines. */
import type { Page } from 'playwright-core';
import { eventually, type Journey } from '../harness';
import { locate, openState, PAGES, type PageDescription, type PageState } from '../pages';
import { flexGapFindings } from './flexGapChecks';
import { accessFindings, darkFindings, pageColours, smallFields, wideElements } from './pageChecks';

const NARROW = { width: 320, height: 568 };
/** `--color-page` in the dark set (styles/tokens.scss). */
const DARK_PAGE = 'rgb(21, 23, 27)';

const isChecked = ({ isPictureOnly }: PageState): boolean => isPictureOnly !== true;

/** The state with most of a page: the one with a full screenshot, or one while logged in. */
export function mainState({ states }: PageDescription): PageState | undefined {
  const checked = states.filter(isChecked);
  return (
    checked.find(({ isFullPage, faults }) => isFullPage === true && faults === undefined) ??
    checked.find(({ mobile, faults }) => mobile !== undefined && faults === undefined) ??
    checked[0] ??
    states[0]
  );
}

/** The main state of every page. */
export const MAIN_STATES = PAGES.flatMap((page) => {
  const state = mainState(page);
  return state === undefined ? [] : [{ route: page.route, state }];
});

/** All states that are checked besides the main one. */
export const otherStates = (page: PageDescription): readonly PageState[] =>
  page.states.filter((state) => isChecked(state) && state !== mainState(page));

/**
 * Opens the state. `more` looks at it after the other checks, in dark and on a narrow screen.
 * @returns its problems as texts; console and policy are checked when the visit ends
 */
export async function findingsOf(
  { sandbox, visit }: Pick<Journey, 'sandbox' | 'visit'>,
  route: string,
  state: PageState,
  more: (page: Page) => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<readonly string[]> {
  await sandbox.reset();
  const visitor = await visit({ host: state.hosts?.[0] ?? 'plain', reducedMotion: true, hasAxe: true });
  const { page } = visitor;
  if (state.faults !== undefined) visitor.expectProblems(/^status 5\d\d: /);
  await openState(visitor, sandbox, route, state);
  const light = await accessFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(
    `${state.name} in dark`,
    () => pageColours(page),
    (colours) => colours.length > 0 && colours.every((colour) => colour === DARK_PAGE),
  );
  const dark = await darkFindings(page);
  await page.setViewportSize(NARROW);
  await locate(page, state.seen).waitFor();
  const wide = [...(await wideElements(page)), ...(await smallFields(page))];
  const spaces = await flexGapFindings(page);
  const others = await more(page);
  await visitor.close();
  return [...light, ...dark, ...wide, ...spaces, ...others];
}
