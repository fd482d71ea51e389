import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { compareFolders, comparePngs } from './pictureDiff.mjs';

/** A white picture with some black pixels. */
function png(width, height, black = []) {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (const [x, y] of black) picture.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(picture);
}

const colourAt = (file, x, y) => {
  const { data, width } = PNG.sync.read(file);
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
};

describe('two pictures', () => {
  it('are equal when each pixel is, however they are compressed', () => {
    const one = new PNG({ width: 2, height: 2 });
    const written = [0, 9].map((deflateLevel) => PNG.sync.write(one, { deflateLevel }));
    expect(written[0].equals(written[1])).toBe(false);
    expect(comparePngs(...written)).toEqual({ kind: 'equal', pixels: 0, share: 0, picture: null });
  });

  it('differ by a single pixel, which is red in the difference', () => {
    const { picture, ...counts } = comparePngs(png(10, 10), png(10, 10, [[3, 4]]));
    expect(counts).toEqual({ kind: 'different', pixels: 1, share: 0.01 });
    expect(colourAt(picture, 3, 4)).toEqual([255, 0, 0]);
  });

  it('of different sizes differ by what only one of them has', () => {
    expect(comparePngs(png(10, 10), png(10, 12))).toMatchObject({
      kind: 'size',
      pixels: 20,
      share: 20 / 120,
    });
  });
});

test('two folders are compared by name, the largest difference first', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  const folders = { before: `${root}/before`, after: `${root}/after`, difference: `${root}/difference` };
  const write = (folder, pictures) => {
    fs.mkdirSync(folder);
    for (const [name, data] of Object.entries(pictures)) fs.writeFileSync(path.join(folder, name), data);
  };
  write(folders.before, { 'a.png': png(4, 4), 'b.png': png(4, 4), 'c.png': png(4, 4), 'notes.txt': 'x' });
  write(folders.after, { 'a.png': png(4, 4), 'b.png': png(4, 4, [[0, 0]]), 'd.png': png(4, 4) });
  try {
    expect(compareFolders(folders).map(({ name, kind, pixels }) => [name, kind, pixels])).toEqual([
      ['c.png', 'removed', 0],
      ['d.png', 'added', 0],
      ['b.png', 'different', 1],
      ['a.png', 'equal', 0],
    ]);
    expect(fs.readdirSync(folders.difference)).toEqual(['b.png']);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
});
