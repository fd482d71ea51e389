/** Every page of one package that can be shared hands out a card of its own, which opens for a friend. */
import { happenings, pressDialogButton, type EngineTarget } from '../engines/host';
import { locateOnPhone, wayTo } from '../engines/measuredPages';
import { phones } from '../engines/phones';
import { answersTaken } from '../engines/rest';
import { MOBILE } from '../engines/steps';
import { PAGES, rowOf } from '../pages';

const SHARED = PAGES.flatMap(({ route, inPackages }) =>
  rowOf(route).shares === undefined ? [] : inPackages.map((visit) => ({ route, ...visit })),
);

export function testShareCards(target: EngineTarget): void {
  const { sandbox, open } = phones();

  test.each(SHARED)('$route, $name', async (visit) => {
    const token = await sandbox.token(MOBILE);
    const way = wayTo(visit.route, visit, target);
    const page = await open(target, { ...way.open, ...(way.isLoggedIn ? { token } : {}) });
    await way.go(page);
    await locateOnPhone(page, visit.seen).waitFor();
    await answersTaken(page);
    await page.getByRole('button', { name: '更多' }).click();
    await pressDialogButton(page, '知道了');
    const [card] = (await happenings(page)).filter(({ kind }) => kind === 'share');
    const { title, path } = card?.detail as { title: string; path: string };
    expect(title.trim()).not.toBe('');
    expect(path).toMatch(/^\/\w/);
    expect(path).not.toMatch(/token/i);
    expect(path).not.toContain(token);
    const [opened = '', query] = path.slice(1).split('?');
    // A page that the package does not have is an error of the host, and so is one that does not come.
    await answersTaken(await open(target, { path: opened, ...(query === undefined ? {} : { query }) }));
  });
}
