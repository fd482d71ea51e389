/** The second visit of the weekly page in a browser: at once, and replaced without a jump. */
import type { Page } from 'playwright-core';
import { eventually, hold, journey } from '../harness';
import { CALL, module, openWeekly, rightButton } from './weeklySteps';

const { visit } = journey();

/** CSS pixels by which anything may move. */
const MOST = 1;

/** Distances from the top: modules down to the first that is about the user, and the first session's parts. */
const places = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const parts = [
      '#m-seckill',
      '#m-seckill [role=tabpanel] > *',
      '#m-seckill [role=button]',
      '#m-send-incentive',
    ];
    return parts.flatMap((part) =>
      Array.from(document.querySelectorAll(part), (each) => Math.round(each.getBoundingClientRect().top)),
    );
  });

/** Scrolls what scrolls, and fails if nothing does. */
const scrollBy = async (page: Page, px: number): Promise<void> => {
  const scrolled = await page.evaluate((by) => {
    const scroller = [document.documentElement, ...document.querySelectorAll('*')].find((each) => {
      each.scrollTop = by;
      return each.scrollTop === by;
    });
    return scroller?.scrollTop;
  }, px);
  expect(scrolled).toBe(px);
};

test.each([375, 320])(
  'FRI-ALL at %i px: shown before the answer, nothing moves when it comes',
  async (width) => {
    const visitor = await visit({ width, height: 812 });
    const { page } = visitor;
    await openWeekly(visitor, 'FRI-ALL');
    await eventually(
      'the kept page',
      () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pc:kept.'))),
      (keys) => keys.length > 0,
    );
    const answer = await hold(page, CALL.home);
    await openWeekly(visitor, 'FRI-ALL');
    const button = (text: string) => rightButton(module(page, 'seckill'), text, '￥5 寄件立减券');
    await button('待更新').first().waitFor();
    // Also where the user has scrolled meanwhile.
    await scrollBy(page, 200);
    const before = await places(page);
    answer();
    await button('立即领取').first().waitFor();
    const after = await places(page);
    expect(before.length).toBeGreaterThan(8);
    expect(before.map((top, index) => Math.abs(top - (after[index] ?? NaN)) <= MOST)).toEqual(
      before.map(() => true),
    );
  },
);
