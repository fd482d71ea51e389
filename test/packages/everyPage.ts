/** Every described page whose first render is not measured opens in one package and shows its content. */
import type { EngineTarget } from '../engines/host';
import { locateOnPhone, NESTING_LIMIT, nestingOf, wayTo } from '../engines/measuredPages';
import { phones } from '../engines/phones';
import { answersTaken } from '../engines/rest';
import { MOBILE } from '../engines/steps';
import { PAGES } from '../pages';

const OPENED = PAGES.flatMap(({ route, inPackages }) =>
  inPackages
    .filter(({ firstRender, isDrawn }) => firstRender === undefined && isDrawn !== true)
    .map((visit) => ({ route, ...visit })),
);

export function testEveryPage(target: EngineTarget): void {
  const { sandbox, open } = phones();

  test.each(OPENED)('$route, $name', async (visit) => {
    const way = wayTo(visit.route, visit, target);
    const page = await open(target, {
      ...way.open,
      ...(way.isLoggedIn ? { token: await sandbox.token(MOBILE) } : {}),
    });
    await way.go(page);
    await locateOnPhone(page, visit.seen).waitFor();
    await answersTaken(page);
    expect(await nestingOf(page)).toBeLessThanOrEqual(NESTING_LIMIT);
  });
}
