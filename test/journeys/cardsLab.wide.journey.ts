/** The lab's page of reward cards, and AGG-HOSTILE: a task package's texts always stay texts. */
import { AGGREGATIONS } from '../../sandbox/pick/aggregations';
import { expectToast, journey, PATIENCE_MS, type Visitor } from '../harness';
import { answered, BARE_PAGE, card, cards, CLAIM, ENTRANCE, openCards, wordsOf } from './cardsSteps';
import { SEND_PAGE } from './steps';

const { sandbox, visit } = journey();

test('the lab’s page shows every package in the app, logged in', async () => {
  const visitor = await visit({ width: 1440, height: 900 });
  const { page } = visitor;
  await page.goto('/__sandbox/cards');
  const all = AGGREGATIONS.length;
  // As many starts of the app as there are packages.
  await page
    .locator('.cards-status')
    .getByText(`${all} 个任务包`, { exact: true })
    .waitFor({ timeout: 4 * PATIENCE_MS });
  const places = page.locator('.cards-item');
  expect(
    (await places.evaluateAll((items) => items.map((item) => item.getAttribute('data-code')))).sort(),
  ).toEqual(AGGREGATIONS.map(({ code }) => code).sort());
  for (const { code, stages } of AGGREGATIONS) {
    const screen = page.locator(`[data-code="${code}"]`).frameLocator('iframe').locator('#app');
    const shown = screen.getByRole('button', { name: /^第\d+阶段 / });
    if (stages.length > 0) await shown.first().waitFor();
    else {
      await screen.getByText('返回首页').waitFor(); // the page is there
      await screen.getByRole('status', { name: '加载中' }).waitFor({ state: 'detached' });
    }
    expect([code, await shown.count()]).toEqual([code, stages.length]);
    const text = await wordsOf(screen);
    // Below it the tasks of the pick success, once loaded.
    if (stages.length === 0) expect([code, text.slice(0, BARE_PAGE.length)]).toEqual([code, BARE_PAGE]);
    expect(text).not.toContain('登录后查看寄件奖励');
    // Whole cards: every state is visible without scrolling a frame.
    const bottoms = await shown.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().bottom - innerHeight),
    );
    expect([code, bottoms.filter((below) => below > 0)]).toEqual([code, []]);
  }
  const asked = await answered(sandbox, ENTRANCE, all);
  expect(asked.map(({ status }) => status)).toEqual(AGGREGATIONS.map(() => 200));
});

describe('AGG-HOSTILE', () => {
  /** Characters that reorder text or show nothing (Unicode bidi controls, zero width, byte order mark, soft hyphen). */
  const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

  interface Watch {
    readonly foreign: string[];
    readonly opened: string[];
  }

  function watch({ page, context }: Visitor): Watch {
    const seen: Watch = { foreign: [], opened: [] };
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${sandbox.origin}/`) && !url.startsWith('data:image/svg+xml,%3C'))
        seen.foreign.push(url);
    });
    context.on('page', (other) => seen.opened.push(other.url()));
    page.on('dialog', (box) => {
      seen.opened.push(box.message());
      void box.dismiss();
    });
    return seen;
  }

  async function expectHarmless({ page }: Visitor, seen: Watch): Promise<void> {
    expect(await page.evaluate(() => Reflect.get(window, '__hostile') as unknown)).toBeUndefined();
    expect(seen).toEqual({ foreign: [], opened: [] });
    const odd = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll(
            '#app :is(b, img, script, iframe, object, svg, style), #app [onclick], #app [onerror]',
          ),
          // Pictures from here on belong to the tasks below.
        ].filter((found) => !(found instanceof HTMLImageElement && found.src.startsWith(location.origin)))
          .length,
    );
    expect(odd).toBe(0);
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(INVISIBLE);
  }

  test.each([320, 375])('at %i: texts stay texts, and nothing is wider than the screen', async (width) => {
    const visitor = await visit({ width, height: 640 });
    const { page } = visitor;
    const seen = watch(visitor);
    await openCards(visitor, sandbox, 'AGG-HOSTILE');
    const text = await page.evaluate(() => document.body.innerText);
    expect(text).toContain('<img src=x onerror=');
    expect(text).toContain('</script><script>');
    // Fen, up to a million yuan, and a title of only invisible characters.
    const shown = await cards(page).allInnerTexts();
    expect(shown[0]).toMatch(/1000000/);
    expect(shown[1]).toMatch(/超长奖励名称/);
    expect(shown[2]).toMatch(/0\.01/);
    expect(shown[3]).toMatch(/寄件奖励\n再寄 1\/1000000000 件可领/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('37%');
    const heights = await cards(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThan(320);
    await expectHarmless(visitor, seen);
  });

  test('its cards work like other cards', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const seen = watch(visitor);
    await openCards(visitor, sandbox, 'AGG-HOSTILE');
    await card(page, 1).click();
    await expectToast(page, '领取成功');
    await answered(sandbox, ENTRANCE, 2);
    expect(await sandbox.requests(CLAIM)).toHaveLength(1);
    await expectHarmless(visitor, seen);
    await page.reload();
    await card(page, 4).click();
    await page.waitForURL(SEND_PAGE);
  });
});
