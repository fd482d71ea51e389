/** What a thumbnail is to be, CSS-pixel independent: the image host's own pixels (spec 2 §9). */
export interface ThumbnailSize {
  /** Mode of the image host; 2 (the default) keeps the shape and fits into width and height. */
  readonly mode?: number;
  /** Default 100. */
  readonly width?: number;
  /** Left out: by the shape. */
  readonly height?: number;
}

export interface ImageHost {
  /** Hosts whose pictures the image host can resize: `host:port`, or `host` with any port. */
  readonly hosts: readonly string[];
  /**
   * Where the resized ones are: `{origin}` is the picture's own scheme and host, `{path}` is the picture's path with its leading slash, `{mode}`, `{width}`, `{height}`
   * the size; a part in `[...]` is left out when the size has no height. Empty: nothing is rewritten.
   */
  readonly pattern: string;
}

const ABSOLUTE = /^(https?:\/\/([^/?#]+))(\/[^?#]*)?(\?[^#]*)?$/i;

/**
 * Address of a smaller copy of a picture (spec 2 §5 "Image urls may be rewritten to a different image host pattern").
 * What the image host does not know, and what already asks for a size or carries a query, stays as it is.
 */
export function thumbnailAddress(url: string, size: ThumbnailSize, { hosts, pattern }: ImageHost): string {
  const match = ABSOLUTE.exec(url);
  const host = match?.[2]?.toLowerCase() ?? '';
  const isKnown = hosts.includes(host) || hosts.includes(host.replace(/:\d+$/, ''));
  if (match === null || pattern === '' || !isKnown || match[4] !== undefined) return url;
  const { mode = 2, width = 100, height } = size;
  return pattern
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (height === undefined ? '' : part))
    .replace('{origin}', () => match[1] ?? '')
    .replace('{path}', () => match[3] ?? '/')
    .replace('{mode}', String(mode))
    .replace('{width}', String(Math.round(width)))
    .replace('{height}', String(Math.round(height ?? 0)));
}
