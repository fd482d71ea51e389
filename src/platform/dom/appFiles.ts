import { freshAddress, isWhole } from './fileEnd';

/**
 * H5 only: files that the HTML names and does not fetch (src/index.html), `app` the app's own style sheets and scripts in
 * the order in which they are to stand, `page` the scripts of the weekly page. The script that calls this while it is
 * run for the first time carries their addresses in `data-…`.
 */
export const namedFiles = (part: 'app' | 'page'): readonly string[] =>
  (document.currentScript?.dataset[part] ?? '').split(' ').filter((address) => address !== '');

function elementFor(address: string): HTMLElement {
  if (/\.css(\?|$)/.test(address)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.dataset['app'] = '';
    return link;
  }
  const script = document.createElement('script');
  script.src = address;
  return script;
}

function add(
  address: string,
  came: (element: HTMLElement) => void,
  lost: () => void,
  isInOrder = true,
): void {
  const element = elementFor(address);
  // A script that is put in by hand runs as soon as it is there, unless it is told to keep the order.
  if (element instanceof HTMLScriptElement) element.async = !isInOrder;
  element.onload = () => came(element);
  element.onerror = () => {
    element.remove();
    lost();
  };
  document.head.appendChild(element);
}

/**
 * Fetches a page's script before the app asks for it, which takes it as it is then: on its way, there, or lost. Gone when
 * it has run: one whose text was not the page's is no answer to who asks for that.
 */
export const fetchAhead = (address: string): void =>
  add(
    address,
    (script) => script.remove(),
    () => undefined,
    false,
  );

export interface AppFilesNews {
  /** One has come; as often as there are files, if none is lost. */
  readonly came: () => void;
  /** One has not arrived, or not whole, twice, or not all are there after the limit. */
  readonly missing: () => void;
  /** All have run, be it after that. */
  readonly complete: () => void;
}

export interface AppFiles {
  /** Fetches all files but the last `kept` ones; what has been fetched is not fetched again. */
  fetch(kept?: number): void;
}

/**
 * One of the app's files; `lost` gets the address under which to ask once more: one that was not the file (`fileEnd.ts`)
 * would come from a cache again.
 */
function addWhole(address: string, came: () => void, lost: (next: string) => void): void {
  add(
    address,
    (element) => {
      if (isWhole(element)) return came();
      element.remove();
      lost(freshAddress(address));
    },
    () => lost(address),
  );
}

/**
 * The app's files, to be fetched in their order, each a second time when it does not arrive, or not whole; all of them are
 * to be there `limitMs` from now.
 */
export function appFiles(addresses: readonly string[], limitMs: number, news: AppFilesNews): AppFiles {
  const waiting = [...addresses];
  let left = addresses.length;
  const timer = setTimeout(news.missing, limitMs);
  const came = (): void => {
    left -= 1;
    news.came();
    if (left > 0) return;
    clearTimeout(timer);
    news.complete();
  };
  return {
    fetch(kept = 0) {
      for (const address of waiting.splice(0, waiting.length - kept))
        addWhole(address, came, (next) => addWhole(next, came, news.missing));
    },
  };
}

/**
 * Resolves when none of the app's style sheets is on its way any more: a script that is put in by another does not wait
 * for them. Sheets that others put into the page (its container, a translator) are not waited for.
 */
export async function stylesSettled(): Promise<void> {
  const awaited = new Set<HTMLLinkElement>();
  const next = (): HTMLLinkElement | undefined =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[data-app]')).find(
      (link) => link.sheet === null && !awaited.has(link),
    );
  for (let link = next(); link !== undefined; link = next()) {
    const pending = link;
    awaited.add(pending);
    await new Promise<void>((resolve) => {
      pending.addEventListener('load', () => resolve(), { once: true });
      pending.addEventListener('error', () => resolve(), { once: true });
    });
  }
}
