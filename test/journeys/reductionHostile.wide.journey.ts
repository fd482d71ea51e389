/** The hostile name of a joined activity, on every page that shows it (fixture RF-HOSTILE). */
import { journey } from '../harness';
import { expectHarmless, INVISIBLE, textOf, watch } from './hostileSteps';
import { CENTER, DETAIL, entries, joinedList, openAs } from './reductionSteps';
import { button, openLandingLoggedIn } from './rewardSteps';
import { dialog } from './steps';
import { pathOf } from './weeklySteps';

const { sandbox, visit } = journey();

const NAME = /^<img src=x onerror=/;

async function joinHostile(): Promise<void> {
  const visitor = await visit();
  const { page } = visitor;
  await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-HOSTILE');
  await button(page, /<\/button>/).click();
  await page.getByRole('heading', { name: '减免金已到账' }).waitFor();
}

test.each([320, 768])(
  'center and entries, %d wide: the name is text, truncated, and leads only to its own entries',
  async (width) => {
    await joinHostile();
    const visitor = await visit({ width });
    const { page } = visitor;
    const seen = watch(visitor, sandbox.origin);
    const isWide = (): Promise<boolean> =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

    await openAs(visitor, sandbox, `${CENTER}?channelId=TASK-FEW`);
    const row = joinedList(page).getByRole('link', { name: NAME });
    await row.waitFor();
    const name = ((await row.getAttribute('aria-label')) ?? '').split('，')[0] ?? '';
    expect(name.length).toBeLessThanOrEqual(40);
    expect(await textOf(visitor)).not.toMatch(INVISIBLE);
    expect(await isWide()).toBe(false);

    await page.getByRole('button', { name: /^规则，<img/ }).click();
    await dialog(page, '活动规则').getByText('这一段是正常文字，应当正常显示。').waitFor();
    await dialog(page, '活动规则').getByRole('button', { name: '我知道了' }).click();
    await dialog(page, '活动规则').waitFor({ state: 'detached' });
    await expectHarmless(visitor, seen, /^\/reductionFunds$/);

    await row.click();
    await page.getByText(/^剩余减免金 · /).waitFor();
    await entries(page).first().waitFor();
    expect(await entries(page).allInnerTexts()).toEqual([expect.stringMatching(NAME)]);
    expect(pathOf(page)).toBe(DETAIL);
    expect(await textOf(visitor)).not.toMatch(INVISIBLE);
    expect(await isWide()).toBe(false);
    await expectHarmless(visitor, seen, /^\/reductionFunds\/detail$/);
  },
);
