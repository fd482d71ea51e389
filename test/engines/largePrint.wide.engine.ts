/**
 * Main pages of both packages with text 1.5 times as large: a page leaves its text size to the host (`styles/base`), and
 * nothing may be cut, covered or past the screen. All other pages: journeys/largePrint, the same layout on H5.
 */
import type { Locator } from 'playwright-core';
import { PACKAGE, printFindings } from '../journeys/layoutChecks';
import { MOBILE } from '../journeys/steps';
import { PAGES, type RouteName } from '../pages';
import { locateOnPhone, wayTo } from './measuredPages';
import { phones, TARGETS } from './phones';

const { open, sandbox } = phones({ isMobile: true });

const ROUTES: readonly RouteName[] = [
  ...(['home', 'send', 'pickUp', 'welfare', 'me'] as const),
  ...(['couponSale', 'couponIncentive', 'myCoupons', 'fcFriday', 'couponBargainInvite'] as const),
  ...(['pickOpen', 'pickCode', 'pickFee', 'orderList', 'orderDetail', 'cashoutMoney'] as const),
];
const VISITS = PAGES.filter(({ route }) => ROUTES.includes(route)).flatMap(({ route, inPackages }) =>
  inPackages.slice(0, 1).map((visit) => ({ route, ...visit })),
);

/** Of the first line of a text, CSS pixels. */
const lineHeight = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects()[0]?.height ?? NaN;
  });

describe.each(TARGETS)('%s', (target) => {
  test.each(VISITS)('$route (wide)', async (visit) => {
    const way = wayTo(visit.route, visit, target);
    const token = way.isLoggedIn ? { token: await sandbox.token(MOBILE) } : {};
    const page = await open(target, { ...way.open, ...token });
    await way.go(page);
    const seen = locateOnPhone(page, visit.seen);
    await seen.waitFor();
    const before = await lineHeight(seen);
    expect(await printFindings(page, PACKAGE)).toEqual([]);
    // The page is still in large print: the host's text size has reached it.
    expect((await lineHeight(seen)) / before).toBeGreaterThan(1.3);
  });
});

test('every page of the list is described (wide)', () => {
  expect(VISITS.map(({ route }) => route).toSorted()).toEqual([...ROUTES].toSorted());
});
