import type { Page } from 'playwright-core';

/** The page's state, for a wait that failed: drawn at all, scroll position, rows. */
export const pagePosition = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const drawn = new Promise((resolve) =>
      new IntersectionObserver(() => resolve('drawn')).observe(document.body),
    );
    const late = new Promise((resolve) => setTimeout(() => resolve('not drawn for 4 s'), 4_000));
    const isDrawn = String(await Promise.race([drawn, late]));
    const scrolled = Array.from(document.querySelectorAll('*'))
      .filter(({ scrollTop }) => scrollTop > 0)
      .map(
        ({ scrollTop, clientHeight, scrollHeight }) => `${scrollTop} + ${clientHeight} of ${scrollHeight} px`,
      );
    const places = Array.from(document.querySelectorAll('[aria-posinset]'), (row) =>
      row.getAttribute('aria-posinset'),
    );
    return `${isDrawn}; ${scrolled.join(', ')}; rows ${places.join()}; ${document.body.innerText.slice(-60)}`;
  });
