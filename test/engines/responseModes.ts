/**
 * Every described page opens in both packages in the sandbox's two other wire modes: only the fields that the company
 * has described, and what a future gateway might send. For H5, `journeys/responseModes` does the same.
 */
import { eventually } from '../harness';
import { PAGES, type PackageVisit, type RouteName } from '../pages';
import { visiblePage } from './host';
import { goHome, goThrough, LIST_PAGE, locateOnPhone } from './measuredPages';
import { phones, TARGETS } from './phones';
import { MOBILE } from './steps';

const FAILED = /加载失败|失败，请重试/;
/** These pages show a separate web page, which no gateway response fills. */
const FRAMES: readonly string[] = ['captcha', 'webView'];
type Visit = PackageVisit & { readonly route: RouteName };
const VISITS: readonly Visit[] = PAGES.filter(({ route }) => !FRAMES.includes(route)).flatMap(
  ({ route, inPackages }) => inPackages.map((visit) => ({ route, ...visit })),
);
const WAYS = TARGETS.flatMap((target) =>
  (['spec', 'future'] as const).flatMap((wire) =>
    [true, false].map((isLoggedIn) => ({ target, wire, isLoggedIn })),
  ),
);

/** @param takes whether a visit belongs to this project */
export function testWires(takes: (visit: Visit) => boolean): void {
  const { sandbox, open } = phones();
  const chosen = VISITS.filter(takes);

  const ofState = (isLoggedIn: boolean): readonly Visit[] =>
    chosen.filter((visit) => (visit.isLoggedIn === true) === isLoggedIn);
  const ways = WAYS.filter(({ isLoggedIn }) => ofState(isLoggedIn).length > 0);

  test.each(ways)('$target, wire $wire, logged in: $isLoggedIn', async ({ target, wire, isLoggedIn }) => {
    const page = await (isLoggedIn
      ? open(target, { path: LIST_PAGE, activity: 'LIST-0', token: await sandbox.token(MOBILE) })
      : open(target));
    if (isLoggedIn) await goHome(page);
    await sandbox.wire(wire);
    await goThrough(page, target, ofState(isLoggedIn), async ({ route, seen }) => {
      // Future statuses are unknown: a page may show less, but never nothing.
      if (wire === 'spec') await locateOnPhone(page, seen).waitFor();
      const words = await eventually(
        `words on ${route}`,
        () => visiblePage(page).innerText(),
        (text) => text.trim() !== '' && !/^(加载中\S*)$/.test(text.trim()),
      );
      expect([route, words]).toEqual([route, expect.not.stringMatching(FAILED)]);
    });
  });
}
