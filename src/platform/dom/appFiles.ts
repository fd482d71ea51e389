import { FILES_CORS, freshAddress, isWhole } from './fileEnd';
import { styleLink } from './styleLinks';

const listed = (part: string): string => document.currentScript?.dataset[part] ?? '';
const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/**
 * H5 only: files that the HTML lists but does not fetch (src/index.html). `app` lists the app's own style sheets and
 * scripts in their document order, `screen` the script of src/screenCopy. The addresses are in the `data-…` attributes
 * of the script that calls this during its first run.
 */
export const namedFiles = (part: 'app' | 'screen'): readonly string[] => words(listed(part));

/** Files of the page at this path, if it is one that visits begin with (config/h5/firstPages.cjs). */
export function filesOfPage(path: string): readonly string[] {
  const lower = path.toLowerCase();
  for (const page of listed('pages').split(';')) {
    const [key = '', ...files] = words(page);
    if (key === lower || (/.\/$/.test(key) && lower.startsWith(key))) return files;
  }
  return [];
}

/** Names the build: the addresses of its first files, which contain hashes of all the others'. */
export const buildMark = (): string =>
  document.querySelector<HTMLElement>('script[data-app]')?.dataset['app'] ?? '';

const isStyle = (address: string): boolean => /\.css(\?|$)/.test(address);

function elementFor(address: string): HTMLElement {
  if (isStyle(address)) {
    const link = styleLink(address);
    link.dataset['app'] = '';
    return link;
  }
  const script = document.createElement('script');
  if (FILES_CORS !== null) script.crossOrigin = FILES_CORS;
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
  // An inserted script runs as soon as it has loaded unless `async` is false, which keeps the order.
  if (element instanceof HTMLScriptElement) element.async = !isInOrder;
  element.onload = () => came(element);
  element.onerror = () => {
    element.remove();
    lost();
  };
  document.head.appendChild(element);
}

/**
 * Fetches a file that is not the app's: a page's, before the app requests it (the app then finds it loading, loaded or
 * failed), or one that runs beside it. A script's element is removed once it has run: if its text was not the page's,
 * webpack must not find it.
 */
export function fetchAhead(address: string): void {
  if (isStyle(address)) {
    // Only into the cache: webpack takes a style sheet that is in the document for loaded.
    document.head.appendChild(styleLink(address, 'preload'));
    return;
  }
  add(
    address,
    (script) => script.remove(),
    () => undefined,
    false,
  );
}

export interface AppFilesNews {
  /** One file has loaded; called once per file if none fails. */
  readonly came: () => void;
  /** One file has failed, or was incomplete, twice; or some are still missing after the limit. */
  readonly missing: () => void;
  /** All have run, even if after `missing`. */
  readonly complete: () => void;
}

export interface AppFiles {
  /** Fetches all files but the last `kept` ones; files already fetched are not fetched again. */
  fetch(kept?: number): void;
}

/**
 * Adds one of the app's files. `lost` receives the address for the second attempt: past the caches when the response
 * was not the file (`fileEnd.ts`), because a cache would return the same again.
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
 * The app's files, fetched in their order, each a second time when it fails or is incomplete. All of them have to be
 * loaded `limitMs` from now.
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
 * Resolves when none of the app's style sheets is loading any more: a script that another script inserts does not wait
 * for them. Sheets that others add to the page (its container, a translator) are not waited for.
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
