import { cleanText } from '../text';
import { RICH_TAGS } from './nodes';
import type { RichAttrs, RichTag } from './nodes';

const TAGS: ReadonlySet<string> = new Set(RICH_TAGS);

export function isRichTag(name: string): name is RichTag {
  return TAGS.has(name);
}

/** Elements that are removed with their content. Any other unknown element only loses its tags. */
export const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'template',
  'svg',
  'math',
  'object',
  'embed',
  'applet',
  'head',
  'title',
  'textarea',
  'select',
  'xmp',
  'plaintext',
  'frameset',
  'audio',
  'video',
]);

/** Elements without an end tag: nothing after them may be removed with them. */
export const VOID: ReadonlySet<string> = new Set([
  'br',
  'img',
  'hr',
  'input',
  'link',
  'meta',
  'base',
  'embed',
  'source',
  'track',
  'area',
  'col',
  'wbr',
  'param',
  'frame',
  'keygen',
]);

/** Names that campaign editors offer; any other name is a CSS keyword with an unknown meaning. */
const COLOR_NAMES =
  'black|white|red|green|blue|yellow|orange|purple|pink|brown|gray|grey|silver|gold|navy|teal|maroon|olive|lime|aqua|cyan|fuchsia|magenta|' +
  'darkred|crimson|firebrick|tomato|orangered|coral|salmon|darkorange|darkgreen|forestgreen|seagreen|darkblue|royalblue|dodgerblue|steelblue|skyblue|' +
  'indigo|violet|hotpink|deeppink|chocolate|sienna|beige|ivory|khaki|darkgray|darkgrey|dimgray|dimgrey|lightgray|lightgrey|gainsboro|whitesmoke';
const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const COLOR = new RegExp(
  `^(?:#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\\( ?${BYTE} ?, ?${BYTE} ?, ?${BYTE} ?(?:, ?(?:0|1|0?\\.\\d{1,4}) ?)?\\)|${COLOR_NAMES})$`,
);
const SIZE = /^(?:\d{1,3}(?:\.\d{1,2})?(?:px|em|rem|%|pt)|small|medium|large|x-large|smaller|larger)$/;

const STYLES: Readonly<Record<string, RegExp>> = {
  color: COLOR,
  'background-color': COLOR,
  'font-size': SIZE,
  'font-weight': /^(?:normal|bold|bolder|lighter|[1-9]00)$/,
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  'line-height': /^(?:normal|\d{1,2}(?:\.\d{1,2})?(?:px|em|%)?|\d{3}(?:px|%))$/,
  'text-decoration': /^(?:none|underline|line-through|overline)$/,
};

/** Maximum number of characters read from a style; editors write some hundreds at most. */
const MAX_STYLE_LENGTH = 2_000;
const IMPORTANT = '!important';

/** Keeps the allowed properties whose whole value has the strict form; `undefined` when none is left. */
export function filterStyle(style: string): string | undefined {
  const kept: string[] = [];
  for (const declaration of style.slice(0, MAX_STYLE_LENGTH).split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const given = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    const value = given.endsWith(IMPORTANT) ? given.slice(0, -IMPORTANT.length).trim() : given;
    const form = Object.prototype.hasOwnProperty.call(STYLES, property) ? STYLES[property] : undefined;
    if (form !== undefined && form.test(value)) kept.push(`${property}:${value}`);
  }
  return kept.length === 0 ? undefined : kept.join(';');
}

/** Maximum length of a picture's or link's address; a longer one is rejected. */
const MAX_ADDRESS_LENGTH = 2048;

/**
 * Absolute https, or a path on the same host (`/x`, never `//x`). Rejects anything that two parsers may read
 * differently.
 */
export function imageAddress(src: string): string | undefined {
  const text = src.trim();
  if (text.length > MAX_ADDRESS_LENGTH || /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\"'<>`]/.test(text))
    return undefined;
  if (/^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:[/?#]|$)/i.test(text)) return text;
  return /^\/(?!\/)/.test(text) ? text : undefined;
}

/** Maximum length of a picture's alternative text. */
const MAX_ALT_LENGTH = 200;

const sameHostOnly = (src: string): string => (src.startsWith('/') ? src : '');

const count = (value: string | undefined): string | undefined =>
  value !== undefined && /^[1-9]\d{0,3}$/.test(value.replace(/px$/, ''))
    ? value.replace(/px$/, '')
    : undefined;

export interface AttrOptions {
  /** Whether this address may be shown as a link. Default: no links. */
  readonly isLinkAllowed?: (href: string) => boolean;
  /**
   * Returns the address to load a picture from, or '' when it is not allowed. Default: only paths on the same host.
   * Called only for addresses that `imageAddress` accepts.
   */
  readonly pictureAddress?: (src: string) => string;
}

/** The allowed attributes of `tag`, or `null` when the element must be removed (an image without a source). */
export function filterAttrs(
  tag: RichTag,
  raw: Readonly<Record<string, string>>,
  options: AttrOptions,
): RichAttrs | null {
  const style = raw['style'] === undefined ? undefined : filterStyle(raw['style']);
  const attrs: { -readonly [K in keyof RichAttrs]: RichAttrs[K] } = style === undefined ? {} : { style };
  if (tag === 'img') {
    const given = imageAddress(raw['src'] ?? '');
    const src = given === undefined ? '' : (options.pictureAddress ?? sameHostOnly)(given);
    if (src === '') return null;
    attrs.src = src;
    attrs.alt = cleanText((raw['alt'] ?? '').slice(0, MAX_ALT_LENGTH));
    setIfPresent(attrs, 'width', count(raw['width']));
    setIfPresent(attrs, 'height', count(raw['height']));
  } else if (tag === 'td' || tag === 'th') {
    setIfPresent(attrs, 'colspan', count(raw['colspan']));
    setIfPresent(attrs, 'rowspan', count(raw['rowspan']));
  } else if (tag === 'a') {
    const href = (raw['href'] ?? '').trim();
    // No link without a predicate, and none that the caller's own parser could misread.
    const isPlain =
      href !== '' &&
      href.length <= MAX_ADDRESS_LENGTH &&
      !/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/.test(href);
    const isScript = /^(?:javascript|data|vbscript|file|blob|about):/i.test(href);
    if (!isPlain || isScript || options.isLinkAllowed?.(href) !== true) return null;
    attrs.href = href;
  }
  return attrs;
}

function setIfPresent<K extends keyof RichAttrs>(
  attrs: { -readonly [P in keyof RichAttrs]: RichAttrs[P] },
  key: K,
  value: RichAttrs[K],
): void {
  if (value !== undefined) attrs[key] = value;
}
