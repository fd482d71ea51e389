/** What a user does to a page besides tapping. */
import type { Page } from 'playwright-core';

/** Hides the browser's tab, or shows it again. */
export const setHidden = (page: Page, isHidden: boolean): Promise<unknown> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** The area of a page that can be pulled (components/PullToRefresh). */
export const PULLED = '.taro_page_show [id^="pull"]';

/** Pulls the page down far enough and releases it. */
export const pull = (page: Page): Promise<unknown> =>
  page.evaluate((selector) => {
    const area = document.querySelector(selector);
    if (area === null) return;
    const send = (type: string, yPx: number | null): void => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'touches', {
        value: yPx === null ? [] : [{ clientX: 180, clientY: yPx }],
      });
      area.dispatchEvent(event);
    };
    send('touchstart', 100);
    for (const yPx of [120, 200, 320, 480]) send('touchmove', yPx);
    send('touchend', null);
  }, PULLED);
