import type { CopyElement } from './copyNode';

/** Elements of a copy, not yet in the document. */
export function drawCopy({ tag, attributes, style, children }: CopyElement): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // Not as an attribute, which the page's policy refuses.
  if (style !== '') element.style.cssText = style;
  // A countdown of the last visit would be wrong.
  if (attributes['role'] === 'timer') element.style.visibility = 'hidden';
  for (const child of children) element.append(typeof child === 'string' ? child : drawCopy(child));
  return element;
}

/** Scrolls parts sideways as they were; possible only once the element is in the document. */
export function scrollAsCopied(element: Element, { scrollLeft, children }: CopyElement): void {
  if (scrollLeft !== 0) element.scrollLeft = scrollLeft;
  children.forEach((child, index) => {
    const drawn = element.childNodes[index];
    if (typeof child !== 'string' && drawn instanceof Element) scrollAsCopied(drawn, child);
  });
}
