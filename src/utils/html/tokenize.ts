import { decodeEntities } from './entities';

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attrs: Readonly<Record<string, string>>;
      readonly isClosed: boolean;
    }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose content is not markup: everything up to their end tag belongs to them. */
const RAW: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'title',
  'xmp',
  'plaintext',
]);

const NAME_START = /[a-zA-Z]/;

/**
 * Splits `html` into tags and texts. One pass, no backtracking over the whole input, never throws: anything that is not
 * a well-formed tag is text. Comments, doctypes, CDATA and processing instructions are dropped; raw-text elements yield
 * `open` and `close` without their content. Names are lower case, values decoded.
 */
export function tokenizeHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let at = 0;
  let textFrom = 0;

  const flush = (until: number): void => {
    if (until > textFrom) tokens.push({ kind: 'text', text: decodeEntities(html.slice(textFrom, until)) });
  };

  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    const next = html.charAt(open + 1);

    if (next === '!' || next === '?') {
      flush(open);
      at = endOfDeclaration(html, open);
      textFrom = at;
    } else if (next === '/' && NAME_START.test(html.charAt(open + 2))) {
      flush(open);
      const end = html.indexOf('>', open);
      const until = end < 0 ? html.length : end;
      tokens.push({ kind: 'close', name: tagName(html, open + 2) });
      at = Math.min(until + 1, html.length);
      textFrom = at;
    } else if (NAME_START.test(next)) {
      flush(open);
      const name = tagName(html, open + 1);
      const { attrs, isClosed, end } = readAttributes(html, open + 1 + name.length);
      tokens.push({ kind: 'open', name, attrs, isClosed });
      at = end;
      if (RAW.has(name)) {
        at = endOfRaw(html, end, name);
        tokens.push({ kind: 'close', name });
      }
      textFrom = at;
    } else {
      at = open + 1; // a lone `<` is text
    }
  }
  flush(html.length);
  return tokens;
}

/** Everything up to a space, slash or `>`: `<img/src=x>` is an `img`, `<scr\0ipt>` is an unknown tag. */
function tagName(html: string, from: number): string {
  let at = from;
  while (at < html.length && !/[\s/>]/.test(html.charAt(at))) at += 1;
  return html.slice(from, at).toLowerCase();
}

function endOfDeclaration(html: string, from: number): number {
  const isComment = html.startsWith('<!--', from);
  if (isComment && /^<!---?>/.test(html.slice(from, from + 6))) return html.indexOf('>', from) + 1;
  const end = isComment ? html.indexOf('-->', from + 4) : html.indexOf('>', from);
  if (end < 0) return html.length;
  return end + (isComment ? 3 : 1);
}

/** First character after `</name …>`; an unclosed element extends to the end of the text, as in browsers. */
function endOfRaw(html: string, from: number, name: string): number {
  if (name === 'plaintext') return html.length;
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  const found = closing.exec(html);
  if (found === null) return html.length;
  const end = html.indexOf('>', found.index);
  return end < 0 ? html.length : end + 1;
}

interface TagRest {
  readonly attrs: Readonly<Record<string, string>>;
  readonly isClosed: boolean;
  readonly end: number;
}

const ATTRIBUTE = /([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/y;
const SEPARATORS = /[\s/]*/y;

/** Reads the attributes after the tag's name. The first of two equal names counts, as in browsers. */
function readAttributes(html: string, from: number): TagRest {
  const attrs: Record<string, string> = {};
  let at = from;
  for (;;) {
    SEPARATORS.lastIndex = at;
    const separators = SEPARATORS.exec(html)?.[0] ?? '';
    at += separators.length;
    const isSlashed = separators.endsWith('/');
    if (html.charAt(at) === '>') return { attrs, isClosed: isSlashed, end: at + 1 };
    if (at >= html.length) return { attrs, isClosed: false, end: at };
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (found === null || found[0] === '') {
      if (at >= html.length) return { attrs, isClosed: false, end: html.length };
      at += 1; // a stray `=` or quote
      continue;
    }
    const name = (found[1] ?? '').toLowerCase();
    const value = found[2] ?? found[3] ?? found[4] ?? '';
    if (name !== '' && !(name in attrs)) attrs[name] = decodeEntities(value);
    at += found[0].length;
  }
}
