/**
 * The parts around the modules (product §2.2, §2.9): guide bar, tabs, rules, share button, reminder; and two switches
 * of the address.
 */
import type { Locator, Page, Response } from 'playwright-core';
import { eventually, journey } from '../harness';
import { wide } from '../harness/wide';
import { drawButton } from './drawSteps';
import { module, openWeekly, pathOf } from './weeklySteps';

const { visit } = journey();

const tabBar = (page: Page): Locator => page.getByRole('navigation', { name: '页面导航' });
const tab = (page: Page, name: string): Locator => tabBar(page).getByRole('link', { name, exact: true });
const activeTab = (page: Page): Locator => tabBar(page).locator('[aria-current=true]');

/** The named tab, and no other, is marked. */
const isActive = (page: Page, name: string): Promise<unknown> =>
  eventually(
    `${name} is the active tab`,
    () => activeTab(page).allTextContents(),
    (names) => names.join() === name,
  );

/** CSS pixels from the top of the screen to a tapped tab's module (112 of 88: a page with a location bar). */
const offsetOf = async (page: Page): Promise<number> =>
  ((await tabBar(page).evaluate((bar) => bar.getBoundingClientRect().height)) * 112) / 88;
const topOf = (page: Page, id: string): Promise<number> =>
  module(page, id).evaluate((element) => element.getBoundingClientRect().top);

async function isUnderBar(page: Page, id: string): Promise<void> {
  const offset = await offsetOf(page);
  const bar = (offset * 88) / 112;
  await eventually(
    `${id} is about ${offset} px from the top`,
    () => topOf(page, id),
    // Pictures that load while it scrolls may move it a little; the bar never covers it.
    (top) => Math.abs(top - offset) < offset - bar,
  );
}

const colours = (link: Locator): Promise<readonly string[]> =>
  link.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element.firstElementChild ?? element);
    return [backgroundColor, color];
  });

describe('tabs', () => {
  test('lead to their modules, below the bar, by finger and by key; the bar sticks', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWeekly(visitor, 'FRI-ALL');
    await isActive(page, '限时秒杀');
    // Scrolling compensates for what grows during it, not for later growth: everything above has loaded.
    await page.getByText('登录后查看寄件奖励').waitFor();
    await module(page, 'regional-code').getByText('保存图片').waitFor();
    expect(await colours(tab(page, '限时秒杀'))).toEqual(['rgb(201, 34, 28)', 'rgb(255, 255, 255)']);
    expect(await colours(tab(page, '抽奖'))).toEqual(['rgb(255, 233, 224)', 'rgb(138, 43, 18)']);
    await tab(page, '抽奖').click();
    await isActive(page, '抽奖');
    await isUnderBar(page, 'draw');
    await eventually(
      'the colours, which come gently',
      async () => (await colours(tab(page, '抽奖'))).join(' on '),
      (now) => now === 'rgb(201, 34, 28) on rgb(255, 255, 255)',
    );
    expect(await tabBar(page).evaluate((bar) => Math.round(bar.getBoundingClientRect().top))).toBe(0);
    await drawButton(page, '登录抽奖').waitFor(); // it mounts when it is near
    await tab(page, '省心洗护').focus();
    await page.keyboard.press('Enter');
    await isActive(page, '省心洗护');
    await isUnderBar(page, 'group-wash');
    // The last one may never get so far up, and is active all the same; its tab is visible.
    await tab(page, '做任务').click();
    await isActive(page, '做任务');
    await module(page, 'tasks').waitFor();
    await eventually(
      'the active tab is in sight',
      () => tab(page, '做任务').evaluate((element) => element.getBoundingClientRect().right),
      (right) => right <= 375,
    );
  });

  wide('follow the scroll', async () => {
    const visitor = await visit({ reducedMotion: true });
    const { page } = visitor;
    await openWeekly(visitor, 'FRI-ALL');
    await tabBar(page).waitFor();
    for (const [id, name] of [
      ['inclusive', '天天普惠'],
      ['goods-1', '好物特卖'],
      ['draw', '抽奖'],
      ['seckill', '限时秒杀'],
    ] as const) {
      // Repeatedly: content that loads above moves it away.
      await eventually(
        `${name} is the active tab`,
        async () => {
          await module(page, id).evaluate((element) => element.scrollIntoView());
          return activeTab(page).allTextContents();
        },
        (names) => names.join() === name,
      );
    }
  });
});

describe('switches of the address', () => {
  wide('closeThumbnail: original pictures, else smaller copies', async () => {
    const [small, large] = await Promise.all([visit(), visit()]);
    const sources = async (page: Page): Promise<readonly string[]> => {
      await module(page, 'goods-1').scrollIntoViewIfNeeded();
      await module(page, 'goods-1').getByRole('img').first().waitFor();
      return module(page, 'goods-1')
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
        .then((all) => all.filter((source) => source.includes('/goods.svg')));
    };
    await openWeekly(small, 'FRI-ALL');
    await openWeekly(large, 'FRI-ALL', '&closeThumbnail=1');
    const [copies, originals] = [await sources(small.page), await sources(large.page)];
    expect(originals.length).toBeGreaterThan(2);
    expect(originals.filter((source) => source.includes('imageView2'))).toEqual([]);
    expect(copies).toEqual(originals.map((source) => `${source}&imageView2/2/w/272`));
  });

  wide('open_v_console: its code is loaded only with it', async () => {
    const [plain, wanting] = await Promise.all([visit(), visit()]);
    const consoles = await Promise.all(
      [plain, wanting].map(async (visitor, index) => {
        const scripts: Promise<string>[] = [];
        const note = (response: Response): void => {
          // A redirect has no body to read; the response it leads to comes on its own.
          if (response.ok() && response.url().endsWith('.js')) scripts.push(response.text());
        };
        visitor.page.on('response', note);
        await openWeekly(visitor, 'FRI-MIN', index === 0 ? '&open_v_console=0' : '&open_v_console=1');
        await module(visitor.page, 'seckill').waitFor();
        if (index === 1) await visitor.page.locator('#__vconsole').waitFor({ state: 'attached' });
        // Errors from here on may come while the page is closing, and are not awaited.
        visitor.page.off('response', note);
        return (await Promise.all(scripts)).filter((text) => text.includes('__vconsole')).length;
      }),
    );
    expect(consoles).toEqual([0, 1]);
    expect(await plain.page.locator('#__vconsole').count()).toBe(0);
    expect(pathOf(plain.page)).toBe('/fcFriday');
  });
});
