// Style sheets of the page, without the app's own, which are fetched at every start.
import { FILES_BASE, FILES_CORS } from '../fileEnd';

const links = (): HTMLLinkElement[] =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));

const isOwnFile = (address: string): boolean =>
  address.startsWith(`${FILES_BASE === '' ? window.location.origin : FILES_BASE}/`);

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
    if (FILES_CORS !== null) link.crossOrigin = FILES_CORS;
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
