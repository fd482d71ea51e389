import zlib from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Levels of opacity: enough for soft edges, and half a byte per pixel. */
const LEVELS = 16;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * A drawing in one colour as a PNG with 16 palette entries: a third of the size of a browser's own screenshot.
 * @param {number} size width and height, pixels
 * @param {readonly number[]} alphas 0 to 255, row by row
 * @param {readonly [number, number, number]} colour
 */
export function palettePng(size, alphas, colour) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([4, 3, 0, 0, 0], 8); // 4 bits per pixel, palette
  const rowBytes = Math.ceil(size / 2);
  const rows = Buffer.alloc(size * (rowBytes + 1));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const level = Math.round((alphas[y * size + x] / 255) * (LEVELS - 1));
      rows[y * (rowBytes + 1) + 1 + (x >> 1)] |= x % 2 === 0 ? level << 4 : level;
    }
  }
  const steps = Array.from({ length: LEVELS }, (_, level) => Math.round((level * 255) / (LEVELS - 1)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(steps.flatMap(() => colour))),
    chunk('tRNS', Buffer.from(steps)),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
