import { cleanText } from '../text';
import { RICH_TAGS } from './nodes';
import type { RichAttrs, RichTag } from './nodes';

const TAGS: ReadonlySet<string> = new Set(RICH_TAGS);

export function isRichTag(name: string): name is RichTag {
  return TAGS.has(name);
}

/** Elements that vanish with all they hold. Every other unknown element only loses its tags. */
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

/** Of those, the ones without an end tag: nothing behind them may be swallowed. */
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

/** Names that campaign editors offer; any other name is a word of CSS that may mean anything. */
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

/** Characters read of a style; editors write some hundreds at most. */
const MAX_STYLE_LENGTH = 2_000;
const IMPORTANT = '!important';

/** Keeps the allowed properties whose whole value is of the strict form; `undefined` when none is left. */
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

/** Characters of an address of a picture or a link; a longer one is none. */
const MAX_ADDRESS_LENGTH = 2048;

/** Absolute https, or a path of the same host (`/x`, never `//x`). Anything two parsers may read differently is refused. */
export function imageAddress(src: string): string | undefined {
  const text = src.trim();
  if (text.length > MAX_ADDRESS_LENGTH || /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\"'<>`]/.test(text))
    return undefined;
  if (/^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?(?:[/?#]|$)/i.test(text)) return text;
  return /^\/(?!\/)/.test(text) ? text : undefined;
}

/** Characters of a picture's words. */
const MAX_ALT_LENGTH = 200;

const sameHostOnly = (src: string): string => (src.startsWith('/') ? src : '');

const count = (value: string | undefined): string | undefined =>
  value !== undefined && /^[1-9]\d{0,3}$/.test(value.replace(/px$/, ''))
    ? value.replace(/px$/, '')
    : undefined;

export interface AttrOptions {
  /** May this address be shown as a link? Default: none may. */
  readonly isLinkAllowed?: (href: string) => boolean;
  /**
   * Address to load a picture from, '' when that may not be. Default: only paths of the same host stay. Asked only
   * about addresses of the form that `imageAddress` passes.
   */
  readonly pictureAddress?: (src: string) => string;
}

/** The attributes of `tag` that may stay, or `null` when the element must not stay (an image without a source). */
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
