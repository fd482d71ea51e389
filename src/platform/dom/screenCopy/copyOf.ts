import { type CopyElement, type CopyNode, isCopyAttribute, isCopyTag } from './copyNode';

const BELOW = 'box-sizing:border-box;min-height:0;overflow:hidden;visibility:hidden';

const isBelow = (element: Element, screenHeight: number): boolean =>
  element.getBoundingClientRect().top >= screenHeight;

/** A bar that is fixed to the screen may be within a part that begins below it. */
const hasNothingOnScreen = (element: Element, screenHeight: number): boolean =>
  isBelow(element, screenHeight) &&
  Array.from(element.querySelectorAll('*')).every((each) => isBelow(each, screenHeight));

/** A dialog belongs to the moment, not to the page: the app opens it again. */
const isDialogLayer = (element: Element): boolean =>
  element.querySelector(':scope > [aria-modal=true]') !== null;

/**
 * Copy of an element as it lies on the screen; null: it contains what cannot be copied (a field, a canvas). What begins
 * below the screen keeps its place and loses its content.
 * @param screenHeight CSS pixels
 */
export function copyOf(element: Element, screenHeight: number): CopyElement | null {
  const tag = element.tagName.toLowerCase();
  if (!isCopyTag(tag)) return null;
  const style = element instanceof HTMLElement ? element.style.cssText : '';
  if (hasNothingOnScreen(element, screenHeight)) {
    const { height } = element.getBoundingClientRect();
    return {
      tag,
      attributes: { class: element.className },
      style: [BELOW, style, `height:${height}px`].filter((each) => each !== '').join(';'),
      scrollLeft: 0,
      children: [],
    };
  }
  const children = childrenOf(element, screenHeight);
  if (children === null) return null;
  const attributes: Record<string, string> = {};
  for (const { name, value } of Array.from(element.attributes))
    if (isCopyAttribute(name, value)) attributes[name] = value;
  return { tag, attributes, style, scrollLeft: element.scrollLeft, children };
}

function childrenOf(element: Element, screenHeight: number): readonly CopyNode[] | null {
  const children: CopyNode[] = [];
  for (const child of Array.from(element.childNodes)) {
    if (child instanceof Text) children.push(child.data);
    if (!(child instanceof Element) || isDialogLayer(child)) continue;
    const copy = copyOf(child, screenHeight);
    if (copy === null) return null;
    children.push(copy);
  }
  return children;
}
