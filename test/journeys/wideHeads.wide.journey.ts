/**
 * On a screen wider than the page's column, what is painted at the top of each page goes to both edges of the screen, and
 * so does what is there while the page loads.
 */
import type { Page } from 'playwright-core';
import { journey } from '../harness';
import { openState } from '../pages';
import { MAIN_STATES } from './everyPageSteps';

const { sandbox, visit } = journey();

const SCREENS = [
  { width: 768, height: 1024 },
  { width: 667, height: 375 },
] as const;

/** Pictures and coloured boxes of a head as wide as the column that nothing continues beside it. */
const narrowHeads = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What has been rendered is laid out.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const LOWEST_TOP_PX = 100;
    const LEAST_HEIGHT_PX = 56;
    const column = document.querySelector('.taro_page > *')?.getBoundingClientRect().width ?? 0;
    const goesOn = (element: Element): boolean =>
      getComputedStyle(element).borderImageOutset.includes(`${innerWidth}px`) ||
      getComputedStyle(element, '::before').position === 'fixed';
    const isPainted = (element: Element): boolean => {
      const { backgroundImage, backgroundColor } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, opacity = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      const isColoured = opacity > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > 60;
      const isSkeleton = element.childElementCount === 0 && element.closest('[aria-busy=true]') !== null;
      return isSkeleton || element instanceof HTMLImageElement || backgroundImage !== 'none' || isColoured;
    };
    return Array.from(document.querySelectorAll('#app *'))
      .filter((element) => {
        const { top, width, height, left } = element.getBoundingClientRect();
        const isHead =
          top < LOWEST_TOP_PX && height >= LEAST_HEIGHT_PX && left > 0 && Math.abs(width - column) < 2;
        if (!isHead || !isPainted(element)) return false;
        for (let box: Element | null = element; box !== null; box = box.parentElement)
          if (goesOn(box)) return false;
        return true;
      })
      .map(
        ({ tagName, className, textContent }) =>
          `${tagName} ${className} ${(textContent ?? '').slice(0, 16)}`,
      );
  });

test.each(MAIN_STATES)('$route: $state.name (wide)', async ({ route, state }) => {
  const visitor = await visit({ host: state.hosts?.[0] ?? 'plain', reducedMotion: true, ...SCREENS[0] });
  const { page } = visitor;
  if (state.faults !== undefined) visitor.expectProblems(/^status 5\d\d: /);
  await openState(visitor, sandbox, route, state);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await narrowHeads(page)).toEqual([]);
  }
});

test.each(MAIN_STATES)('$route: $state.name, while it loads (wide)', async ({ route, state }) => {
  const visitor = await visit({ host: state.hosts?.[0] ?? 'plain', reducedMotion: true, ...SCREENS[0] });
  const { page } = visitor;
  await page.route(/\/(wxgw|aligw)\//, () => undefined); // never answered
  await openState(visitor, sandbox, route, {
    ...state,
    steps: undefined,
    seen: (opened) => opened.locator('.taro_page [role=main]').last(),
  });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await narrowHeads(page)).toEqual([]);
  }
});
