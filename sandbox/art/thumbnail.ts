/** The image host's query for thumbnails: `imageView2/<mode>/w/<width>[/h/<height>]`, after `?` or `&`, pixels. */
const THUMBNAIL = /[?&]imageView2\/\d(?:\/[a-z-]+\/[\w-]+)*/;
const MAX_PIXELS = 4000;

interface AskedSize {
  readonly width: number | null;
  readonly height: number | null;
}

/** The size that an address requests; null: none, or an invalid one. */
export function askedSize(url: string): AskedSize | null {
  const asked = THUMBNAIL.exec(url)?.[0] ?? '';
  const pixels = (name: string): number | null => {
    const value = Number(new RegExp(`/${name}/(\\d{1,5})(?:/|$)`).exec(asked)?.[1] ?? NaN);
    return value >= 1 && value <= MAX_PIXELS ? value : null;
  };
  const size = { width: pixels('w'), height: pixels('h') };
  return size.width === null && size.height === null ? null : size;
}

/** A query value without the thumbnail query that a client appended to it. */
export const withoutSize = (value: string): string => value.replace(THUMBNAIL, '');

/** The drawing in the requested size: fits inside width and height and keeps its proportions. */
export function resized(svg: string, asked: AskedSize | null): string {
  const own = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg);
  if (asked === null || own === null) return svg;
  const [width, height] = [Number(own[1]), Number(own[2])];
  const scale = Math.min((asked.width ?? Infinity) / width, (asked.height ?? Infinity) / height);
  const round = (pixels: number): number => Math.max(1, Math.round(pixels * scale));
  return svg.replace(
    `width="${width}" height="${height}"`,
    `width="${round(width)}" height="${round(height)}"`,
  );
}
