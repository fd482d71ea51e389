// Style sheets of the page, without the app's own, which are fetched at every start.

const links = (): HTMLLinkElement[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));

/** This script's place, read while it runs: the build's files are at this origin, or at a CDN's. */
const script = document.currentScript;
const originOf = (address: string): string => /^https?:\/\/[^/?#]+/i.exec(address)?.[0] ?? '';
const origins = [window.location.origin, originOf(script instanceof HTMLScriptElement ? script.src : '')];

const isOwnFile = (address: string): boolean => origins.includes(originOf(address));

/** Whole addresses, in their order. */
export const pageStyles = (): readonly string[] =>
  links()
    .filter(({ dataset, href }) => dataset['app'] === undefined && isOwnFile(href))
    .map(({ href }) => href);

/**
 * Adds those of these style sheets that the document does not have yet, in their order, and waits for all of its style
 * sheets. The app finds them loaded: it adds none twice.
 * @param addresses from `pageStyles`, of an earlier visit
 * @throws when one fails
 */
export async function stylesLoaded(addresses: readonly string[]): Promise<void> {
  const missing = addresses.filter(
    (address) => isOwnFile(address) && !links().some(({ href }) => href === address),
  );
  for (const address of missing) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // The app would take it for loaded.
    link.addEventListener('error', () => link.remove(), { once: true });
    document.head.appendChild(link);
  }
  await Promise.all(
    links()
      .filter(({ sheet }) => sheet === null)
      .map(arrival),
  );
}

const arrival = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(link.href)), { once: true });
  });
