/**
 * Every page opens once in Chromium under the production headers, with its main content: axe finds nothing in light and
 * dark, the dark colours apply, and it fits a 320 px screen. Other states: everyState.wide.journey.ts; texts:
 * screens/pageRecords.ts.
 */
import { journey } from '../harness';
import { findingsOf, MAIN_STATES } from './everyPageSteps';

const place = journey();

test.each(MAIN_STATES)('$route: $state.name', async ({ route, state }) => {
  expect(await findingsOf(place, route, state)).toEqual([]);
});
