/**
 * Pages that are drawn on a canvas open in both packages and show their content; test/packages/everyPage covers all
 * others.
 */
import { PAGES } from '../pages';
import { goThrough, locateOnPhone } from './measuredPages';
import { phones, TARGETS } from './phones';

const { open } = phones();

const DRAWN = PAGES.flatMap(({ route, inPackages }) =>
  inPackages
    .filter(({ firstRender, isDrawn }) => firstRender === undefined && isDrawn === true)
    .map((visit) => ({ route, ...visit })),
);

test.each(TARGETS)('%s', async (target) => {
  const page = await open(target);
  await goThrough(page, target, DRAWN, ({ seen }) => locateOnPhone(page, seen).waitFor());
});
