/** The reward cards of the scan-success page in a plain browser: every fixture's cards, and what tapping them does. */
import { eventually, expectToast, journey } from '../harness';
import { wide } from '../harness/wide';
import { card, cards, cardSaying, CLAIM, openCards } from './cardsSteps';

const { sandbox, visit } = journey();

describe('card texts', () => {
  test.each([
    ['AGG-STATES', true],
    ['AGG-THREE', false],
  ])('%s scrolls sideways: %s', async (orderNo, isScrolling) => {
    for (const width of [320, 375]) {
      const visitor = await visit({ width, height: 640 });
      const { page } = visitor;
      await openCards(visitor, sandbox, orderNo);
      const last = cards(page).last();
      // Null: nothing around the cards scrolls.
      const startOf = (element: Element): number | null => {
        for (let box = element.parentElement; box !== null; box = box.parentElement)
          if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible')
            return box.scrollLeft;
        return null;
      };
      if (isScrolling) {
        await eventually(
          'the row at its claimable card, the third; it is scrolled there a moment after it is drawn',
          () => card(page, 1).evaluate(startOf),
          (left) => (left ?? 0) > 0,
        );
        expect(await card(page, 3).evaluate(isInside)).toBe(true);
        await last.scrollIntoViewIfNeeded();
      } else {
        expect(await card(page, 1).evaluate(startOf)).toBeNull();
        expect(await card(page, 1).evaluate(isInside)).toBe(true);
      }
      expect(await last.evaluate(isInside)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});

describe('tapping a card', () => {
  wide('by keyboard: every card is reachable and acts as on a click', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, 'AGG-STATES');
    await page.getByRole('button', { name: '返回首页' }).focus();
    for (const stageNo of [1, 2, 3, 4, 5]) {
      await page.keyboard.press('Tab');
      expect(await card(page, stageNo).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    for (let back = 0; back < 3; back += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expectToast(page, '奖励将在快件发运后自动到账');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await cardSaying(page, 3, '待发放').waitFor();
    expect(await sandbox.requests(CLAIM)).toHaveLength(1);
  });
});

function isInside(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}
