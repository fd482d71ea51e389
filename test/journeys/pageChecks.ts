/** Checks of every page: axe-core's findings, its background colour, elements wider than the screen. */
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Serious and critical findings, and two lesser ones that no page may have: no main part, no first-level heading. A
 * dialog hides the page behind it, and axe-core checks neither then.
 */
export const accessFindings = (page: Page): Promise<string[]> =>
  findings(page, {
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });

/** The same for the only rule that depends on colours. */
export const darkFindings = async (page: Page): Promise<string[]> =>
  (await findings(page, { runOnly: ['color-contrast'] })).map((finding) => `dark: ${finding}`);

async function findings(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (chosen) => {
    const always = ['landmark-one-main', 'page-has-heading-one'];
    const { violations } = await window.axe.run(document, {
      ...chosen,
      // It would fetch style sheets and media again.
      preload: false,
      resultTypes: ['violations'],
    });
    return violations
      .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || always.includes(id))
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, options);
}

/** Background colours of the document and of the visible page. */
export const pageColours = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.body, document.querySelector('[role=main]')].map((element) =>
      element === null ? 'nothing' : getComputedStyle(element).backgroundColor,
    ),
  );

/** Fields that make iOS zoom in, until the user zooms out: font below 16 CSS pixels. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('input, textarea'))
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `type of ${getComputedStyle(field).fontSize} in ${field.outerHTML.slice(0, 120)}`),
  );

/** Elements that make the screen scroll sideways, or extend past its right edge outside a box that scrolls or clips. */
export const wideElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = 'html, body, #app, .taro_router, .taro_page, [role=main]';
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null && !box.matches(own); box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const { scrollWidth = 0 } = document.scrollingElement ?? {};
    const sideways = Array.from(document.querySelectorAll('.taro_page'))
      .filter((element) => element.scrollWidth > window.innerWidth)
      .map((element) => `${element.id} is ${element.scrollWidth} px wide`);
    const past = Array.from(document.querySelectorAll('#app *'))
      .filter((element) => {
        const { width, height, right } = element.getBoundingClientRect();
        // Half a pixel is rounding.
        return width > 0 && height > 0 && right > window.innerWidth + 0.5 && !isBoxed(element);
      })
      .map((element) => `past the right edge: ${element.outerHTML.slice(0, 120)}`);
    return [
      ...(scrollWidth > window.innerWidth ? [`the screen is ${scrollWidth} px wide`] : []),
      ...sideways,
      ...past,
    ];
  });
