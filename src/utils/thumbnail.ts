/** Size of a thumbnail in the image host's own pixels, not in CSS pixels (product §2.9). */
export interface ThumbnailSize {
  /** Mode of the image host; 2 (the default) keeps the aspect ratio and fits into width and height. */
  readonly mode?: number;
  /** Default 100. */
  readonly width?: number;
  /** Default: follows from the aspect ratio. */
  readonly height?: number;
}

interface ImageHost {
  /** Hosts whose pictures the image host can resize: `host:port`, or `host` with any port. */
  readonly hosts: readonly string[];
  /**
   * Address of a resized picture: `{origin}` is the picture's own scheme and host, `{path}` its path with the leading
   * slash, `{mode}`, `{width}`, `{height}` the size; a part in `[...]` is left out when the size has no height. Empty:
   * addresses stay unchanged.
   */
  readonly pattern: string;
}

const ABSOLUTE = /^(https?:\/\/([^/?#]+))(\/[^?#]*)?(\?[^#]*)?$/i;

/** The pattern's query command for the image host, e.g. `imageView2`; '' when the pattern uses the path. */
const commandOf = (pattern: string): string => /\?([\w-]+)/.exec(pattern)?.[1] ?? '';

/**
 * Address of a smaller copy of a picture (product §2.5 "Thumbnails"). The picture's own query (a signature, a version)
 * stays before the image host's command. Addresses of other hosts, and those that already request a size, stay
 * unchanged.
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
