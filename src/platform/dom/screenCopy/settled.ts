// When the app's own page shows what its user waits for.

/** The page on top, as Taro's router marks it. */
export const shownPage = (): Element | null => document.querySelector('#app .taro_page_show');

const isOnScreen = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** Nothing on the screen is loading or being refreshed, and its pictures are there. */
const isSettled = (page: Element): boolean =>
  page.querySelector('[role=main]') !== null &&
  !Array.from(page.querySelectorAll('[aria-busy=true]')).some(isOnScreen) &&
  !Array.from(page.querySelectorAll('img')).some((each) => !each.complete && isOnScreen(each));

/** Also with a dialog, which has been opened for the user to see. */
export const isToBeSeen = (page: Element): boolean =>
  page.querySelector('[aria-modal=true]') !== null || isSettled(page);

/** The page on top when it has settled, is on the screen, and is not scrolled; otherwise null. */
export function pageAtRest(): Element | null {
  const page = shownPage();
  const isAtRest =
    page !== null && !document.hidden && isSettled(page) && page.scrollTop + window.scrollY === 0;
  return isAtRest ? page : null;
}

/** CSS pixels. */
export const screenSize = (): { readonly width: number; readonly height: number } => ({
  width: window.innerWidth,
  height: window.innerHeight,
});
