/**
 * Every described state of every page (test/pages), in one visit each: it opens and says what it should, assistive
 * technology can use it in light and in dark, it draws in dark, and it fits a screen of 320 px.
 */
import { eventually, journey } from '../harness';
import { locate, openState, PAGES, rowOf } from '../pages';
import { accessFindings, darkFindings, pageColours, wideElements } from './pageChecks';
import { titled } from './steps';

const { sandbox, visit } = journey();

const NARROW = { width: 320, height: 568 };
/** `--color-page` in the dark set (styles/tokens.scss). */
const DARK_PAGE = 'rgb(21, 23, 27)';

const onH5 = PAGES.filter(({ states }) => states.length > 0);

test.each(onH5.map((page) => [page.route, page] as const))('%s', async (route, { states, hasOwnTitle }) => {
  const row = rowOf(route);
  const found: Record<string, readonly string[]> = {};
  for (const [index, state] of states.entries()) {
    const isBare = index === 0;
    const isChecked = state.isPictureOnly !== true;
    if (!isBare && !isChecked) continue;
    await sandbox.reset();
    const visitor = await visit({ host: state.hosts?.[0] ?? 'plain', reducedMotion: true, hasAxe: true });
    const { page } = visitor;
    if (state.faults !== undefined) visitor.expectProblems(/^status 5\d\d: /);
    await openState(visitor, sandbox, route, state);
    if (isBare) {
      if (hasOwnTitle !== true) await titled(page, row.title);
      expect(new URL(page.url()).pathname).toBe(new URL(state.address, sandbox.origin).pathname);
    }
    if (isChecked) {
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
      const wide = await wideElements(page);
      const all = [...light, ...dark, ...wide];
      if (all.length > 0) found[state.name] = all;
    }
    await visitor.close();
  }
  expect(found).toEqual({});
});
