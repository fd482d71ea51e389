/** The states of every page that everyPage.journey.ts does not look at, also in large print. */
import { journey } from '../harness';
import { PAGES } from '../pages';
import { findingsOf, otherStates } from './everyPageSteps';
import { hostileFindings, printFindings } from './layoutChecks';

const place = journey();

const LOOKED_AT = PAGES.flatMap((page) => otherStates(page).map((state) => ({ route: page.route, state })));

test.each(LOOKED_AT)('$route: $state.name (wide)', async ({ route, state }) => {
  const more = state.name.includes('hostile') ? hostileFindings : printFindings;
  expect(await findingsOf(place, route, state, more)).toEqual([]);
});
