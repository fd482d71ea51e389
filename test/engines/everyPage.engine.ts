/**
 * Every described page that `setData.engine.ts` does not open opens in both packages and shows what it should: one
 * phone goes from page to page.
 */
import { PAGES } from '../pages';
import { goHome, goThrough, LIST_PAGE, locateOnPhone } from './measuredPages';
import { phones, TARGETS } from './phones';
import { MOBILE } from './steps';

const { sandbox, open } = phones();

const OPENED = PAGES.flatMap(({ route, inPackages }) =>
  inPackages.filter(({ firstRender }) => firstRender === undefined).map((visit) => ({ route, ...visit })),
);

describe.each(TARGETS)('%s', (target) => {
  test.each([true, false])('logged in: %p', async (isLoggedIn) => {
    const visits = OPENED.filter((visit) => (visit.isLoggedIn === true) === isLoggedIn);
    const page = await (isLoggedIn
      ? open(target, { path: LIST_PAGE, activity: 'LIST-0', token: await sandbox.token(MOBILE) })
      : open(target));
    if (isLoggedIn) await goHome(page);
    await goThrough(page, target, visits, ({ seen }) => locateOnPhone(page, seen).waitFor());
  });
});
