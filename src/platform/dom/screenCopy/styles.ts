import { isPageStyle, pageStyleLinks, styleLink } from '../styleLinks';

const addressOf = (link: HTMLLinkElement): string => link.getAttribute('href') ?? '';

/** Addresses of the page's own style sheets, in their order. The app's are fetched at every start. */
export const pageStyles = (): readonly string[] => pageStyleLinks().map(addressOf);

/**
 * Adds those of these style sheets that the document does not have yet, in their order, and waits for all of its style
 * sheets. The app finds them in the document: it adds none twice.
 * @param addresses from `pageStyles`, of an earlier visit
 * @throws when one fails
 */
export async function stylesLoaded(addresses: readonly string[]): Promise<void> {
  const there = pageStyleLinks().map(addressOf);
  for (const address of addresses) {
    if (!isPageStyle(address) || there.includes(address)) continue;
    const link = styleLink(address);
    // The app would take it for loaded.
    link.addEventListener('error', () => link.remove(), { once: true });
    document.head.appendChild(link);
  }
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(arrival));
}

const arrival = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(addressOf(link))), { once: true });
  });
