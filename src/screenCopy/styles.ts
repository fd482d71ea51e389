/**
 * Adds those of these style sheets that the document does not have yet, in their order, and waits for all of its style
 * sheets. The app finds them loaded: it adds none twice.
 * @param addresses whole
 * @throws when one fails
 */
export async function stylesLoaded(addresses: readonly string[]): Promise<void> {
  const has = (address: string): boolean =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).some(
      ({ href }) => href === address,
    );
  for (const address of addresses) {
    if (has(address)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
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
    link.addEventListener('error', () => reject(new Error(link.href)), { once: true });
  });
