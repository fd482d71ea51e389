/**
 * Every page opens once in Chromium under the production headers, with its main content: assistive technology can use it
 * in light and in dark, it draws in dark, and it fits a screen of 320 px. Its other states: everyState.wide.journey.ts;
 * what they say: screens/pageRecords.ts.
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
