/**
 * Every described page that `setData.engine.ts` does not open opens in both packages and shows what it should: one
 * phone goes from page to page.
 */
import { packagePath, PAGES, rowOf } from '../pages';
import { engineErrors, hostTab, navigateBack, navigateTo } from './host';
import { goHome, LIST_PAGE, locateOnPhone } from './measuredPages';
import { phones, TARGETS } from './phones';
import { MOBILE, onPage } from './steps';

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
    for (const { route, query, seen } of visits) {
      const path = packagePath(route, target);
      const { tab } = rowOf(route);
      if (tab === undefined) await navigateTo(page, `/${path}${query === undefined ? '' : `?${query}`}`);
      else await hostTab(page, tab.text).click();
      await onPage(page, path);
      await locateOnPhone(page, seen).waitFor();
      expect([route, await engineErrors(page)]).toEqual([route, []]);
      if (tab === undefined) await navigateBack(page);
    }
  });
});
