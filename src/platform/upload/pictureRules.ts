// Recognises pictures and computes their target size; the same on every target. Pure.

/** Longest side of a picture that is sent, in pixels, and the shortest side that long pictures (screenshots) keep. */
const LONG_SIDE = 1600;
const SHORT_SIDE = 800;
/** Limit of one canvas; iOS draws no larger one. */
const MAX_PIXELS = 12_000_000;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size to draw a picture at: never larger than the original. */
export function targetSize({ width, height }: PictureSize): PictureSize {
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const byRoom = Math.sqrt(MAX_PIXELS / Math.max(1, width * height));
  const scale = Math.min(1, byRoom, Math.max(LONG_SIDE / long, SHORT_SIDE / short));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const latin = (head: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...head.subarray(from, to));

/** Whether a file's first bytes are those of a picture, whatever its name: JPEG, PNG, GIF, WebP, HEIC, AVIF, BMP. */
export function isPicture(head: Uint8Array): boolean {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return true;
  if (head[0] === 0x89 && latin(head, 1, 4) === 'PNG') return true;
  if (latin(head, 0, 4) === 'GIF8' || latin(head, 0, 2) === 'BM') return true;
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return true;
  return latin(head, 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1|avi[fs])$/.test(latin(head, 8, 12));
}
