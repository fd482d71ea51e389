// The H5 files of a release: compressed in advance, and with those of the release before.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from '../sizes.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(html|js|css|json|svg|txt)$/;
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 512;

/** Writes `x.js.gz` and `x.js.br` next to each file that becomes smaller. */
export async function compressBelow(folder) {
  for (const name of filesBelow(folder)) {
    if (!COMPRESSIBLE.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = fs.readFileSync(file);
    if (bytes.length < LEAST_BYTES) continue;
    const [gz, br] = await Promise.all([
      gzip(bytes, { level: 9 }),
      brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ]);
    for (const [ending, packed] of [
      ['.gz', gz],
      ['.br', br],
    ])
      if (packed.length < bytes.length) fs.writeFileSync(file + ending, packed);
  }
}

/**
 * Copies the scripts and styles that only the release before has: a page that is open during the release loads them when
 * its user goes on. Not those that it had itself kept from its predecessor.
 * @param {{ folder: string, own: readonly string[] }} before its h5 folder, and the files that it was built with
 * @param {string} folder h5 folder of the new release
 * @returns {string[]} the copied files
 */
export function keepFilesOf(before, folder) {
  const kept = before.own.filter(
    (name) => /^(js|css|static)\//.test(name) && !fs.existsSync(path.join(folder, name)),
  );
  for (const name of kept) {
    const target = path.join(folder, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(before.folder, name), target);
  }
  return kept;
}

/**
 * Moves source maps out of the folders that get published.
 * @returns {number} how many
 */
export function moveMaps(from, to) {
  const maps = filesBelow(from).filter((name) => name.endsWith('.map'));
  for (const name of maps) {
    const target = path.join(to, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.renameSync(path.join(from, name), target);
  }
  return maps.length;
}
