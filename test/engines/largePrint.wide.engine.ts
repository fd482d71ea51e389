/**
 * Main pages of both packages with text 1.5 times as large: a page leaves its text size to the host (`styles/base`), and
 * nothing may be cut, covered or past the screen. All other pages: journeys/largePrint, the same layout on H5.
 */
import { PACKAGE, printFindings } from '../journeys/layoutChecks';
import { MOBILE } from '../journeys/steps';
import { PAGES, type RouteName } from '../pages';
import { locateOnPhone, wayTo } from './measuredPages';
import { phones, TARGETS } from './phones';

const { open, sandbox } = phones({ isMobile: true });

const ROUTES: readonly RouteName[] = [
  ...(['home', 'send', 'pickUp', 'welfare', 'me'] as const),
  ...(['receiveCoupon', 'couponIncentive', 'myCoupons', 'fcFriday', 'couponBargainInvite'] as const),
  ...(['pickOpen', 'pickCode', 'pickFee', 'orderList', 'orderDetail', 'cashoutMoney'] as const),
];
const VISITS = PAGES.filter(({ route }) => ROUTES.includes(route)).flatMap(({ route, inPackages }) =>
  inPackages.slice(0, 1).map((visit) => ({ route, ...visit })),
);

describe.each(TARGETS)('%s', (target) => {
  test.each(VISITS)('$route (wide)', async (visit) => {
    const way = wayTo(visit.route, visit, target);
    const token = way.isLoggedIn ? { token: await sandbox.token(MOBILE) } : {};
    const page = await open(target, { ...way.open, ...token });
    await way.go(page);
    await locateOnPhone(page, visit.seen).waitFor();
    expect(await printFindings(page, PACKAGE)).toEqual([]);
  });
});

test('every page of the list is described (wide)', () => {
  expect(VISITS.map(({ route }) => route).toSorted()).toEqual([...ROUTES].toSorted());
});
