/** Roles, accessible names, text and visibility of elements in a page without layout. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';

const SKIPPED = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'HEAD', 'TITLE', 'TEMPLATE']);

const INLINE =
  /^(SPAN|A|B|I|EM|STRONG|IMG|INPUT|LABEL|SMALL|S|DEL|SUP|SUB|SVG|BUTTON|WX-TEXT|WX-IMAGE|WX-INPUT)$/i;

/**
 * The library reads the styles of each element it visits: here only inline styles exist. Texts of two block elements
 * are separated by a space in a name, those of inline elements are not.
 */
const ownStyle = (element: Element): CSSStyleDeclaration => {
  const { style } = element as HTMLElement;
  return {
    display: style?.display || (INLINE.test(element.tagName) ? 'inline' : 'block'),
    visibility: style?.visibility || 'visible',
    getPropertyValue: (name: string) => style?.getPropertyValue(name) ?? '',
  } as unknown as CSSStyleDeclaration;
};

export const normalized = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Text of an element as the user reads it, white space collapsed. */
export function textOf(element: Element): string {
  if (SKIPPED.has(element.tagName)) return '';
  const { type, value } = element as HTMLInputElement;
  if (element.tagName === 'INPUT' && (type === 'submit' || type === 'button')) return normalized(value);
  return normalized(rawTextOf(element));
}

function rawTextOf(node: Node): string {
  let text = '';
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === 3) text += child.nodeValue ?? '';
    else if (child.nodeType === 1 && !SKIPPED.has((child as Element).tagName)) text += rawTextOf(child);
  }
  return text;
}

/** Like `innerText`: hidden elements are left out, a block element has its own lines. */
export function innerTextOf(element: Element): string {
  return linesOf(element)
    .split('\n')
    .map(normalized)
    .filter((line) => line !== '')
    .join('\n');
}

function linesOf(node: Node): string {
  let text = '';
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === 3) text += (child.nodeValue ?? '').replace(/\s+/g, ' ');
    else if (child.nodeType === 1 && !isHidden(child as Element)) {
      const { tagName } = child as Element;
      const inner = tagName === 'BR' ? '\n' : linesOf(child);
      text += INLINE.test(tagName) ? inner : `\n${inner}\n`;
    }
  }
  return text;
}

/** The pages below the top one, as `src/styles/htmlComponents.css` hides them: the router only sets classes. */
export const BELOW =
  '.taro_page_shade,.taro_router > .taro_page.taro_page_show.taro_page_stationed:not(.taro_tabbar_page):not(:last-child)';

/**
 * Not displayed: hidden by `hidden`, an inline style or the router, on this element or an ancestor. Other style sheets
 * have no effect without layout.
 */
export function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { style } = at as HTMLElement;
    if (at.hasAttribute('hidden') || style?.display === 'none') return true;
    if (at.classList.contains('taro_page') && at.matches(BELOW)) return true;
    if (SKIPPED.has(at.tagName)) return true;
  }
  return (element as HTMLElement).style?.visibility === 'hidden' || !element.isConnected;
}

/** Hidden from assistive technology as well. */
export const isInaccessible = (element: Element): boolean =>
  element.closest('[aria-hidden="true"]') !== null ||
  element.closest('[inert]') !== null ||
  isHidden(element);

/** An element of a mini-program package on the engine host (`wx-view`): its role is `aria-role`. */
const isOfPackage = (element: Element): boolean => element.tagName.startsWith('WX-');

export const roleOf = (element: Element): string | null => {
  const explicit = element
    .getAttribute(isOfPackage(element) ? 'aria-role' : 'role')
    ?.trim()
    .split(/\s+/)[0];
  return explicit !== undefined && explicit !== '' ? explicit : getRole(element);
};

/** A package's field is announced by its host element's name. */
const fieldHostOf = (element: Element): Element | null =>
  /^(INPUT|TEXTAREA)$/.test(element.tagName) ? element.closest('wx-input, wx-textarea') : null;

function packageNameOf(element: Element): string {
  const label = normalized(element.getAttribute('aria-label') ?? '');
  return label === '' ? textOf(element) : label;
}

export function nameOf(element: Element): string {
  const host = isOfPackage(element) ? element : fieldHostOf(element);
  if (host !== null) return packageNameOf(host);
  return normalized(
    computeAccessibleName(element, {
      compute: 'name',
      computedStyleSupportsPseudoElements: false,
      getComputedStyle: ownStyle,
    }),
  );
}

type TextMatcher = (text: string) => boolean;

/** Compares as Playwright does: a string is a case-insensitive substring of the text, or the full text when `exact`. */
export function matcherOf(wanted: string | RegExp, isExact = false): TextMatcher {
  if (typeof wanted !== 'string')
    return (text) => new RegExp(wanted.source, wanted.flags.replace('g', '')).test(text);
  const goal = normalized(wanted);
  if (isExact) return (text) => text === goal;
  const lower = goal.toLowerCase();
  return (text) => text.toLowerCase().includes(lower);
}
