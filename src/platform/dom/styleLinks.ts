// H5 only: links to the app's own style sheets. They have the address as webpack writes it, by which it recognises a
// sheet that is in the document already.
import { FILES_BASE, FILES_CORS } from './fileEnd';

/** A link that is not in the document yet. `preload` only brings the file into the cache. */
export function styleLink(address: string, rel: 'stylesheet' | 'preload' = 'stylesheet'): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'style';
  if (FILES_CORS !== null) link.crossOrigin = FILES_CORS;
  link.href = address;
  return link;
}

const START = `${FILES_BASE}/css/`;

export const isPageStyle = (address: string): boolean => address.startsWith(START);

/** Of the pages that have been loaded, in their order. The early script handles the app's own. */
export const pageStyleLinks = (): HTMLLinkElement[] =>
  Array.from(
    document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href^="${START}"]:not([data-app])`),
  );
