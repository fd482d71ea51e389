/** The states of every page that everyPage.journey.ts does not look at, also in large print. */
import { journey } from '../harness';
import { PAGES } from '../pages';
import { findingsOf, otherStates } from './everyPageSteps';
import { printFindings } from './layoutChecks';

const place = journey();

const LOOKED_AT = PAGES.flatMap((page) => otherStates(page).map((state) => ({ route: page.route, state })));

/** Texts and sums without end are looked at in normal print. */
const looksAtPrint = (name: string): boolean => !name.includes('hostile');

test.each(LOOKED_AT)('$route: $state.name (wide)', async ({ route, state }) => {
  expect(await findingsOf(place, route, state, looksAtPrint(state.name) ? printFindings : undefined)).toEqual(
    [],
  );
});
