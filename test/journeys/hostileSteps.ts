/** What hostile content could make a page do, and checks that it did not. */
import type { Visitor } from '../harness';

/** Characters that reorder text or show nothing (Unicode bidi controls, zero width, byte order mark, soft hyphen). */
export const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

export interface Watch {
  readonly foreign: string[];
  readonly dialogs: string[];
  readonly documents: string[];
  readonly popups: string[];
}

/** Records everything that a hostile text could make the page do; call it before the page opens. */
export function watch({ page, context }: Visitor, ownOrigin: string): Watch {
  const seen: Watch = { foreign: [], dialogs: [], documents: [], popups: [] };
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${ownOrigin}/`) && !url.startsWith('data:image/svg+xml,%3C')) seen.foreign.push(url);
    if (request.isNavigationRequest()) seen.documents.push(url);
  });
  page.on('dialog', (box) => {
    seen.dialogs.push(box.message());
    void box.dismiss();
  });
  context.on('page', (other) => seen.popups.push(other.url()));
  return seen;
}

/** @param path of the only opened page, where the user still is */
export async function expectHarmless({ page }: Visitor, seen: Watch, path: RegExp): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, '__hostile') as unknown)).toBeUndefined();
  expect(seen.foreign).toEqual([]);
  expect(seen.dialogs).toEqual([]);
  expect(seen.popups).toEqual([]);
  expect(seen.documents).toHaveLength(1);
  expect(new URL(page.url()).pathname).toMatch(path);
  const markup = await page.evaluate(() => ({
    handlers: Array.from(document.querySelectorAll('body *'))
      .flatMap((element) => Array.from(element.attributes))
      .filter(({ name }) => name.startsWith('on'))
      .map(({ name }) => name),
    // The toast, outside of #app, brings its own style.
    foreign: document.querySelectorAll(
      '#app :is(script, iframe, object, embed, form, svg, math, style), base, meta[http-equiv=refresh], body > iframe',
    ).length,
    addresses: Array.from(document.querySelectorAll('[src],[href]'))
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter((address) => /^\s*(javascript|vbscript|data:text)|evil\.example/i.test(address)),
    apps: document.querySelectorAll('#app').length,
  }));
  expect(markup).toEqual({ handlers: [], foreign: 0, addresses: [], apps: 1 });
}

export const textOf = ({ page }: Visitor): Promise<string> => page.evaluate(() => document.body.innerText);
