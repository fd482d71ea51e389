import { cleanText } from '../text';
import { DROPPED, VOID, filterAttrs, isRichTag } from './allowList';
import type { AttrOptions } from './allowList';
import type { RichAttrs, RichNode, RichTag } from './nodes';
import { tokenizeHtml, type HtmlToken } from './tokenize';

interface SanitizeOptions extends AttrOptions {
  /** Maximum number of input characters read. */
  readonly maxLength?: number;
  /** Maximum number of nodes created; the rest is dropped. */
  readonly maxNodes?: number;
  /** Maximum nesting; deeper elements lose their tags. */
  readonly maxDepth?: number;
}

const DEFAULT_MAX_LENGTH = 100_000;
const DEFAULT_MAX_NODES = 2_000;
/** Taro's mini-program templates nest sixteen levels by value; the page around the text uses some of them. */
const DEFAULT_MAX_DEPTH = 8;
/** Maximum number of open elements, including unwrapped ones; keeps hostile nesting linear. */
const MAX_OPEN = 128;

interface Frame {
  /** Tag as written; null for the root. Unknown and rejected elements have frames without a node. */
  readonly tag: string | null;
  readonly children: RichNode[];
}

/** Elements that an opening tag of the same family closes: `<li>a<li>b`. */
const IMPLIED_END: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['li']],
  ['p', ['p']],
  ['tr', ['td', 'th', 'tr']],
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['tbody', ['td', 'th', 'tr', 'thead', 'tbody']],
  ['tfoot', ['td', 'th', 'tr', 'thead', 'tbody']],
]);

/**
 * Converts server HTML to allow-listed nodes, once for all targets (product §1.2.1 rules dialog, §2.3 使用说明). Pure and
 * total: every string yields a tree, no input throws, and the result contains only the tags, attributes, style
 * properties and address schemes of `allowList.ts`. Unknown tags are unwrapped; script, style, frames, SVG, MathML,
 * templates and comments are removed with their content.
 */
export function sanitizeHtml(html: string, options: SanitizeOptions = {}): RichNode[] {
  const maxNodes = options.maxNodes ?? DEFAULT_MAX_NODES;
  const maxDepth = options.maxDepth ?? DEFAULT_MAX_DEPTH;
  const root: RichNode[] = [];
  const stack: Frame[] = [{ tag: null, children: root }];
  let nodeCount = 0;
  let depth = 0;
  let dropping: { tag: string; nested: number } | null = null;

  const top = (): RichNode[] => stack[stack.length - 1]?.children ?? root;

  const close = (tag: string, within: number): void => {
    for (let index = stack.length - 1; index > 0 && index >= stack.length - within; index -= 1) {
      if (stack[index]?.tag !== tag) continue;
      const removed = stack.splice(index);
      for (let n = 0; n < removed.length; n += 1) {
        const parent = n === 0 ? stack[index - 1] : removed[n - 1];
        if (parent?.children !== removed[n]?.children) depth -= 1;
      }
      return;
    }
  };

  const open = (tag: string, attrs: RichAttrs | null, isVoid: boolean): void => {
    const hasRoom = isVoid || (depth < maxDepth && stack.length < MAX_OPEN);
    if (attrs === null || !isRichTag(tag) || !hasRoom) {
      // Remembers the end tag without a node: children go to the parent.
      if (!isVoid && stack.length < MAX_OPEN) stack.push({ tag, children: top() });
      return;
    }
    const children: RichNode[] = [];
    top().push({ name: tag, attrs, children });
    nodeCount += 1;
    if (isVoid) return;
    stack.push({ tag, children });
    depth += 1;
  };

  const tokens = tokenizeHtml(html.slice(0, options.maxLength ?? DEFAULT_MAX_LENGTH));
  const lastEnds = endsOf(tokens);
  for (const [index, token] of tokens.entries()) {
    if (nodeCount >= maxNodes) break;
    if (dropping !== null) {
      if (token.kind === 'open' && token.name === dropping.tag && !isEmpty(token)) dropping.nested += 1;
      if (token.kind === 'close' && token.name === dropping.tag) dropping.nested -= 1;
      if (dropping.nested === 0 || index === lastEnds.get(dropping.tag)) dropping = null;
    } else if (token.kind === 'text') {
      nodeCount += pushText(top(), token.text);
    } else if (token.kind === 'close') {
      close(token.name, stack.length);
    } else if (DROPPED.has(token.name)) {
      const isEnded = (lastEnds.get(token.name) ?? -1) > index;
      if (isEnded && !isEmpty(token)) dropping = { tag: token.name, nested: 1 };
    } else {
      for (const ended of IMPLIED_END.get(token.name) ?? []) close(ended, 1);
      const attrs = isRichTag(token.name) ? filterAttrs(token.name, token.attrs, options) : null;
      open(token.name, attrs, VOID.has(token.name));
    }
  }
  return root;
}

/**
 * Index of the last end tag of each name. A removed element extends at most to its last end tag; one without an end tag
 * (`<video src=x>` and no more) only loses its tag. Browsers would treat the rest of the text as its content, but an
 * editor's mistake must not hide the rules from the user, and the rest passes the allow-list like everything else. Not
 * so for `script`, `style` and the other raw-text elements: what follows them is code (tokenize.ts).
 */
function endsOf(tokens: readonly HtmlToken[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.kind === 'close') ends.set(token.name, index);
  });
  return ends;
}

/** `/>` closes only foreign elements: `<script/>` continues until `</script>`, as in browsers. */
function isEmpty(token: { readonly name: string; readonly isClosed: boolean }): boolean {
  return VOID.has(token.name) || (token.isClosed && (token.name === 'svg' || token.name === 'math'));
}

/** Collapses white space as HTML does and merges adjacent texts; returns how many nodes were added. */
function pushText(children: RichNode[], raw: string): number {
  const text = cleanText(raw.replace(/[ \t\r\n\f\u0000]+/g, ' ')).replace(/  +/g, ' ');
  const last = children[children.length - 1];
  const isLineStart =
    last === undefined ||
    ('name' in last && last.name !== 'img' && last.name !== 'a' && !isInline(last.name));
  const kept = isLineStart ? text.replace(/^ /, '') : text;
  if (kept === '') return 0;
  if (last !== undefined && !('name' in last)) {
    children[children.length - 1] = { type: 'text', text: last.text + kept };
    return 0;
  }
  children.push({ type: 'text', text: kept });
  return 1;
}

const INLINE: ReadonlySet<string> = new Set(['span', 'strong', 'b', 'em', 'i', 'u', 's']);
const isInline = (tag: RichTag): boolean => INLINE.has(tag);
