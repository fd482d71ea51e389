/**
 * A copy of a page's first screen (docs/storage.md "A copy of the first screen"): plain elements, texts and pictures,
 * from which nothing can run. The same lists decide what is copied and what is drawn of a stored copy.
 */
export type CopyNode = string | CopyElement;

export interface CopyElement {
  readonly tag: CopyTag;
  readonly attributes: Readonly<Record<string, string>>;
  /** Own declarations, as in a style attribute. */
  readonly style: string;
  /** Of a part that is scrolled sideways, CSS pixels. */
  readonly scrollLeft: number;
  readonly children: readonly CopyNode[];
}

const TAGS = ['div', 'span', 'img'] as const;
type CopyTag = (typeof TAGS)[number];
export const isCopyTag = (name: unknown): name is CopyTag => TAGS.some((tag) => tag === name);

/** No `id`, which the app's own elements have, no handlers, and no address but a picture's. */
const NAMES =
  /^(class|role|tabindex|src|alt|aria-(label|level|hidden|selected|checked|current|expanded|disabled))$/;
/** A picture of this origin, of the web, or within the text; the page's policy decides which hosts. */
const PICTURE = /^(https?:\/\/|\/(?![/\\])|data:image\/)/i;

export const isCopyAttribute = (name: string, value: string): boolean =>
  NAMES.test(name) && (name !== 'src' || PICTURE.test(value));

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a stored copy.
 * @throws for anything else
 */
export function readCopy(stored: unknown): CopyElement {
  if (!isRecord(stored) || !isCopyTag(stored['tag'])) throw new Error('not a copy');
  const { tag, attributes, style, scrollLeft, children } = stored;
  if (!isRecord(attributes) || typeof style !== 'string' || !Array.isArray(children))
    throw new Error('not a copy');
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string' || !isCopyAttribute(name, value)) throw new Error('not a copy');
    kept[name] = value;
  }
  return {
    tag,
    attributes: kept,
    style,
    scrollLeft: typeof scrollLeft === 'number' ? scrollLeft : 0,
    children: children.map((child: unknown) => (typeof child === 'string' ? child : readCopy(child))),
  };
}
