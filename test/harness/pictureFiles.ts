/** Picture files for uploads, drawn by the browser, and readers for those that arrive. */
import type { Page } from 'playwright-core';

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A JPEG of this size in one colour. */
export async function jpegFile(
  page: Page,
  width: number,
  height: number,
  colour = '#c33',
): Promise<PictureFile> {
  const base64 = await page.evaluate(
    ([w, h, paint]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (context !== null) {
        context.fillStyle = paint;
        context.fillRect(0, 0, w, h);
      }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height, colour] as const,
  );
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/**
 * The same picture with the EXIF data of a camera held upright: orientation (a quarter turn clockwise) and location.
 */
export function turned({ name, mimeType, buffer }: PictureFile): PictureFile {
  const entry = Buffer.from([0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0, 6, 0, 0]);
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    Buffer.from([0, 1]),
    entry,
    Buffer.alloc(4),
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS secret place')]);
  const head = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 0xff]);
  return { name, mimeType, buffer: Buffer.concat([buffer.subarray(0, 2), head, exif, buffer.subarray(2)]) };
}

/** Width and height of a JPEG, from its frame header. */
export function jpegSize(bytes: Buffer): readonly [number, number] {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc3) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('no JPEG');
}
