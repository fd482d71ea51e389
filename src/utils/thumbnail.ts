/** What a thumbnail is to be, CSS-pixel independent: the image host's own pixels (product §2.9). */
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
   * Where the resized ones are: `{origin}` is the picture's own scheme and host, `{path}` its path with the leading
   * slash, `{mode}`, `{width}`, `{height}` the size; a part in `[...]` is left out when the size has no height.
   * Empty: nothing is rewritten.
   */
  readonly pattern: string;
}

const ABSOLUTE = /^(https?:\/\/([^/?#]+))(\/[^?#]*)?(\?[^#]*)?$/i;

/** Name of what the pattern asks of the image host, e.g. `imageView2`; '' when it asks by the path. */
const commandOf = (pattern: string): string => /\?([\w-]+)/.exec(pattern)?.[1] ?? '';

/**
 * Address of a smaller copy of a picture (product §2.5 "Thumbnails").
 * A query of the picture's own (a signature, a version) stays before what is asked of the image host. What the image
 * host does not know, and what already asks for a size, stays as it is.
 */
export function thumbnailAddress(url: string, size: ThumbnailSize, { hosts, pattern }: ImageHost): string {
  const match = ABSOLUTE.exec(url);
  const host = match?.[2]?.toLowerCase() ?? '';
  const isKnown = hosts.includes(host) || hosts.includes(host.replace(/:\d+$/, ''));
  if (match === null || pattern === '' || !isKnown) return url;
  const query = match[4] ?? '';
  const command = commandOf(pattern);
  if (command !== '' && query.includes(command)) return url;
  const { mode = 2, width = 100, height } = size;
  const address = pattern
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (height === undefined ? '' : part))
    .replace('{mode}', String(mode))
    .replace('{width}', String(Math.round(width)))
    .replace('{height}', String(Math.round(height ?? 0)));
  const joined =
    command === '' ? `${address}${query}` : address.replace('?', () => (query === '' ? '?' : `${query}&`));
  return joined.replace('{origin}', () => match[1] ?? '').replace('{path}', () => match[3] ?? '/');
}
