import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { filesBelow } from '../sizes.mjs';
import { compressBelow, keepFilesOf, moveMaps } from './h5Files.mjs';

let root;
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'))));
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(files) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
}

test('texts get compressed copies where these are smaller', async () => {
  const text = 'const a = 1;'.repeat(100);
  write({ 'js/a.js': text, 'js/small.js': 'x', 'a.png': text });
  await compressBelow(root);
  expect(filesBelow(root).sort()).toEqual(['a.png', 'js/a.js', 'js/a.js.br', 'js/a.js.gz', 'js/small.js']);
  expect(zlib.brotliDecompressSync(fs.readFileSync(`${root}/js/a.js.br`)).toString()).toBe(text);
  expect(zlib.gunzipSync(fs.readFileSync(`${root}/js/a.js.gz`)).toString()).toBe(text);
});

test('scripts and styles that only the release before has stay; its page and what it had kept itself do not', () => {
  write({
    'old/index.html': 'old',
    'old/js/same.1.js': 'same',
    'old/js/page.1.js': 'page 1',
    'old/css/page.1.css': 'css 1',
    'old/js/page.0.js': 'kept by it',
    'new/index.html': 'new',
    'new/js/same.1.js': 'same',
    'new/js/page.2.js': 'page 2',
  });
  const own = ['index.html', 'js/same.1.js', 'js/page.1.js', 'css/page.1.css'];
  expect(keepFilesOf({ folder: `${root}/old`, own }, `${root}/new`)).toEqual([
    'js/page.1.js',
    'css/page.1.css',
  ]);
  expect(filesBelow(`${root}/new`).sort()).toEqual([
    'css/page.1.css',
    'index.html',
    'js/page.1.js',
    'js/page.2.js',
    'js/same.1.js',
  ]);
  expect(fs.readFileSync(`${root}/new/index.html`, 'utf8')).toBe('new');
});

test('source maps leave the folder that is published', () => {
  write({ 'h5/js/a.js': '', 'h5/js/a.js.map': '{}', 'h5/css/a.css.map': '{}' });
  expect(moveMaps(`${root}/h5`, `${root}/maps`)).toBe(2);
  expect(filesBelow(root).sort()).toEqual(['h5/js/a.js', 'maps/css/a.css.map', 'maps/js/a.js.map']);
});
