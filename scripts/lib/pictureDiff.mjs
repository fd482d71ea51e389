// Which pictures of two folders differ.
import fs from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Any difference in colour counts: the same browser draws both pictures on the same machine, so there is no noise to
 * ignore.
 */
const THRESHOLD = 0;

/**
 * @typedef {{ name: string, kind: 'equal' | 'different' | 'size' | 'added' | 'removed', pixels: number, share: number }} Compared
 * `size`: the pictures have different sizes; `pixels`: how many differ, also those that only one picture has; `share`:
 * of the larger picture, 0 to 1
 */

/**
 * Compares two PNGs.
 * @param {Buffer} before @param {Buffer} after
 * @returns {{ kind: 'equal' | 'different' | 'size', pixels: number, share: number, picture: Buffer | null }} `picture`:
 * the difference as a PNG, changed pixels in red; null when equal
 */
export function comparePngs(before, after) {
  if (before.equals(after)) return { kind: 'equal', pixels: 0, share: 0, picture: null };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const isSameSize = one.width === other.width && one.height === other.height;
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    enlarged(one, width, height),
    enlarged(other, width, height),
    difference.data,
    width,
    height,
    { threshold: THRESHOLD, includeAA: true },
  );
  if (isSameSize && pixels === 0) return { kind: 'equal', pixels: 0, share: 0, picture: null };
  return {
    kind: isSameSize ? 'different' : 'size',
    pixels,
    share: pixels / (width * height),
    picture: PNG.sync.write(difference),
  };
}

/** The picture's pixels at the top left of a larger, transparent one. */
function enlarged(png, width, height) {
  if (png.width === width && png.height === height) return png.data;
  const larger = new PNG({ width, height });
  PNG.bitblt(png, larger, 0, 0, png.width, png.height, 0, 0);
  return larger.data;
}

const pngsIn = (folder) =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.png')) : [];

/**
 * Compares the PNGs of two folders by name, and writes the differences as pictures.
 * @param {{ before: string, after: string, difference: string }} folders
 * @returns {Compared[]} by name; those with the largest share of different pixels first
 */
export function compareFolders({ before, after, difference }) {
  fs.rmSync(difference, { recursive: true, force: true });
  fs.mkdirSync(difference, { recursive: true });
  const [old, present] = [new Set(pngsIn(before)), new Set(pngsIn(after))];
  const compared = [...new Set([...old, ...present])].sort().map((name) => {
    if (!old.has(name)) return { name, kind: 'added', pixels: 0, share: 1 };
    if (!present.has(name)) return { name, kind: 'removed', pixels: 0, share: 1 };
    const { picture, ...result } = comparePngs(
      fs.readFileSync(path.join(before, name)),
      fs.readFileSync(path.join(after, name)),
    );
    if (picture !== null) fs.writeFileSync(path.join(difference, name), picture);
    return { name, ...result };
  });
  return compared.sort((one, other) => other.share - one.share);
}
