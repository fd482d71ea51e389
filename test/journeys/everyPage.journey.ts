/**
 * Every page opens once in Chromium under the production headers, with its main content: axe finds nothing in light and
 * dark, the dark colours apply, and it fits a 320 px screen. Other states: everyState.wide.journey.ts; texts:
 * screens/pageRecords.ts.
 */
import { journey } from '../harness';
import { PAGES } from '../pages';
import { findingsOf, mainState } from './everyPageSteps';

const place = journey();

const OPENED = PAGES.flatMap((page) => {
  const state = mainState(page);
  return state === undefined ? [] : [{ route: page.route, state }];
});

test.each(OPENED)('$route: $state.name', async ({ route, state }) => {
  expect(await findingsOf(place, route, state)).toEqual([]);
});
