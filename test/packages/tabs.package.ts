/** The tab bars of the built packages: five tabs each, switched to by any link that names one, with its parameters. */
import themes from '@/theme.json';
import { currentPage, hostTab, navigateBack, navigateTo, visiblePage } from '../engines/host';
import { LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { MOBILE, onPage, TABS, WORDS_PAGE } from '../engines/steps';
import { eventually, hold } from '../harness';

const { sandbox, open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test.each(['light', 'dark'] as const)(
    'title bar and tab bar are %s like the phone, on every page',
    async (theme) => {
      const colours = themes[theme];
      const page = await open(target, { theme });
      const hasColour = (selector: string, property: string, value: string): Promise<unknown> =>
        page.waitForFunction(
          ([where, name, wanted]) => {
            const box = document.createElement('p');
            box.style.color = wanted;
            const there = document.querySelector(where);
            return there !== null && getComputedStyle(there).getPropertyValue(name) === box.style.color;
          },
          [selector, property, value] as const,
        );
      await hasColour('.engine-bar-top', 'background-color', colours.navBackground);
      await hasColour('.engine-tabs', 'background-color', colours.tabBackground);
      await hasColour('.engine-tab[aria-current]', 'color', colours.tabSelected);
      await hasColour('.engine-tab:not([aria-current])', 'color', colours.tabText);
      await navigateTo(page, WORDS_PAGE.path);
      await visiblePage(page).getByText(WORDS_PAGE.title).waitFor();
      await hasColour('.engine-bar-top', 'background-color', colours.navBackground);
      await navigateBack(page);
      await hasColour('.engine-bar-top', 'background-color', colours.navBackground);
      await hasColour('.engine-tabs', 'background-color', colours.tabBackground);
    },
  );

  test('a tap is not lost when the badge appears between touch start and end', async () => {
    const answers: (() => void)[] = [];
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
      prepare: async (opened) => void answers.push(await hold(opened, 'home/overview')),
    });
    await navigateTo(page, WORDS_PAGE.path);
    await visiblePage(page).getByText('去首页', { exact: true }).click();
    await hostTab(page, '我的').hover();
    await page.mouse.down();
    for (const answer of answers) answer();
    await eventually(
      'the badge',
      () => hostTab(page, '福利').innerText(),
      (text) => /\d/.test(text),
    );
    await page.mouse.up();
    await onPage(page, TABS[target].我的);
  });

  test('a link that names a tab switches to it and leaves no page behind', async () => {
    const page = await open(target);
    await navigateTo(page, WORDS_PAGE.path);
    await visiblePage(page).getByText('去首页', { exact: true }).click();
    await onPage(page, TABS[target].首页);
    expect((await currentPage(page)).depth).toBe(1);
  });

  test('back on a page above a tab returns to that tab', async () => {
    const page = await open(target);
    await hostTab(page, '福利').click();
    await onPage(page, TABS[target].福利);
    await navigateTo(page, WORDS_PAGE.path);
    await visiblePage(page).getByText(WORDS_PAGE.title).waitFor();
    await navigateBack(page);
    await onPage(page, TABS[target].福利);
  });
});
