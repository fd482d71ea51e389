/**
 * Every described state of every page (test/pages) on pages in Node: it opens, says what it should, and throws nothing.
 * What needs layout or colours is looked at in Chromium (journeys/everyPage).
 */
import { journey } from '../harness';
import { openState, PAGES, rowOf } from '../pages';
import { titled } from '../journeys/steps';

const { sandbox, visit } = journey();

/** Posters are drawn on a canvas, and pages in Node have none; the others ask for ten seconds how a payment ended. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['poster', 'poster-without-picture', 'poster-hostile', 'invite-poster', 'invite-v2-poster'],
  ...['sale-unconfirmed', 'sale-unpaid'],
]);

/** Names of the routes to open; all when absent (`npm run check`, `npm run mutants`). */
const wanted = process.env.SCREEN_PAGES?.split(',');

const STATES = PAGES.filter(({ route }) => wanted?.includes(route) !== false).flatMap((page) =>
  page.states
    .map((state, index) => ({ ...page, state, isBare: index === 0 }))
    .filter(({ state }) => !LEFT_OUT.has(state.name)),
);

test.each(STATES)('$route: $state.name', async ({ route, state, isBare, hasOwnTitle }) => {
  const visitor = await visit({ host: state.hosts?.[0] ?? 'plain', reducedMotion: true });
  const { page } = visitor;
  if (state.faults !== undefined) visitor.expectProblems(/^status 5\d\d: /);
  await openState(visitor, sandbox, route, state);
  if (!isBare) return;
  if (hasOwnTitle !== true) await titled(page, rowOf(route).title);
  expect(new URL(page.url()).pathname).toBe(new URL(state.address, sandbox.origin).pathname);
});
