/**
 * The tree that server HTML is converted to: the node format of the mini programs' `rich-text`, containing only what is
 * on the allow-list (`allowList.ts`).
 */
interface RichText {
  readonly type: 'text';
  readonly text: string;
}

export interface RichElement {
  readonly name: RichTag;
  readonly attrs: RichAttrs;
  readonly children: readonly RichNode[];
}

export type RichNode = RichText | RichElement;

export interface RichAttrs {
  /** `property:value` pairs joined by `;`, each one validated. */
  readonly style?: string;
  /** Images only: https, or a path on the same host. */
  readonly src?: string;
  readonly alt?: string;
  /** Pixels of the source, used to reserve space (images) or columns (tables). */
  readonly width?: string;
  readonly height?: string;
  readonly colspan?: string;
  readonly rowspan?: string;
  /** Links only, and only addresses that the caller's predicate accepted. */
  readonly href?: string;
}

export const RICH_TAGS = [
  'p',
  'br',
  'div',
  'span',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'caption',
  'img',
  'a',
] as const;

export type RichTag = (typeof RICH_TAGS)[number];

const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'caption',
  'img',
]);

/** True for nodes that start a new line; everything else is inline. */
export function isBlock(node: RichNode): boolean {
  return 'name' in node && BLOCKS.has(node.name);
}

/** The text of a tree, blocks separated by line feeds: for labels, share texts and tests. */
export function plainText(nodes: readonly RichNode[]): string {
  const words = nodes
    .map((node) => {
      if (!('name' in node)) return node.text;
      if (node.name === 'br') return '\n';
      if (node.name === 'img') return node.attrs.alt ?? '';
      const inner = plainText(node.children);
      return isBlock(node) ? `\n${inner}\n` : inner;
    })
    .join('');
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
