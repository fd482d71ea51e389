/**
 * Class names of the production packages of mini programs: five characters instead of `name_hash`, 5 KB of the main
 * package and a part of each `setData`. They depend only on file and name, so tests can ask for one.
 */
const crypto = require('node:crypto');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = LETTERS + LETTERS.toUpperCase() + '0123456789';
const LENGTH = 5;

/** @param file style sheet, as a path from the project's folder with `/` */
function miniName(name, file) {
  const bytes = crypto.createHash('md5').update(`${file} ${name}`).digest();
  return Array.from({ length: LENGTH }, (_, index) => {
    const signs = index === 0 ? LETTERS : SIGNS;
    return signs[bytes.readUInt16BE(index * 2) % signs.length];
  }).join('');
}

/** Owners of the names that this build has given. */
const given = new Map();

/** For css-loader. */
function scopedName(name, resourcePath) {
  const file = path.relative(root, resourcePath).split(path.sep).join('/');
  const short = miniName(name, file);
  const owner = `${file} .${name}`;
  if ((given.get(short) ?? owner) !== owner)
    throw new Error(`config/miniNames: ${owner} and ${given.get(short)} get the same name: rename one`);
  given.set(short, owner);
  return short;
}

module.exports = { miniName, scopedName };
