import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { DIST } from './paths.mjs';

const KB = 1024;
const MB = 1024 * KB;

/** Budgets in bytes. Vendors allow 2 MB per package; these are our own limits (docs/testing.md "Limits"). */
export const BUDGETS = {
  // What was reached, so that it can only shrink. Taro's runtime, React and MobX are 213 KB of it, templates 43.
  miniMain: { weapp: 590 * KB, alipay: 555 * KB },
  miniPackage: 1.5 * MB,
  miniTotal: 8 * MB,
  /** gzip JavaScript up to the first complete page, for any page. */
  // 135 before acts that move money were stored on the device, and old phones got `gap` margins and end markers (2 KB).
  h5Page: 137 * KB,
  // The busiest page, which loads a dozen kinds of modules: all JavaScript up to its first screen.
  h5OwnPage: {
    'packages/campaign/friday/index': 150 * KB,
    // Consists of the same modules.
    'packages/campaign/hs-gather/index': 150 * KB,
  },
};

/** Every file below a folder, as paths relative to it with `/`. */
export function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) =>
      path
        .relative(folder, path.join(item.parentPath ?? item.path, item.name))
        .split(path.sep)
        .join('/'),
    );
}

/**
 * Sizes of a mini-program package: every file in the folder counts, because it is uploaded; source maps are not
 * (scripts/release.mjs).
 * @returns {{ label: string, bytes: number, limit: number }[]} main package, subpackages, total
 */
export function measureMini(target) {
  const folder = path.join(DIST, target);
  const app = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8'));
  const roots = (app.subPackages ?? app.subpackages ?? []).map((item) => item.root.replace(/\/$/, ''));
  const bytes = new Map([['main', 0], ...roots.map((root) => [root, 0])]);
  for (const file of filesBelow(folder).filter((name) => !name.endsWith('.map'))) {
    const owner = roots.find((root) => file.startsWith(`${root}/`)) ?? 'main';
    bytes.set(owner, bytes.get(owner) + fs.statSync(path.join(folder, file)).size);
  }
  const rows = [...bytes].map(([name, size]) => ({
    label: `${target} ${name}`,
    bytes: size,
    limit: name === 'main' ? BUDGETS.miniMain[target] : BUDGETS.miniPackage,
  }));
  const total = rows.reduce((sum, row) => sum + row.bytes, 0);
  return [...rows, { label: `${target} total`, bytes: total, limit: BUDGETS.miniTotal }];
}

/**
 * gzip sizes of what a browser loads for each page: the scripts and styles named in index.html, and those of the page's
 * own chunk group in webpack's chunk graph (dist/.chunks-h5.json).
 * @returns {{ label: string, bytes: number, limit?: number }[]} JavaScript and CSS of each page
 */
export function measureH5() {
  const folder = path.join(DIST, 'h5');
  const report = JSON.parse(fs.readFileSync(path.join(DIST, '.chunks-h5.json'), 'utf8'));
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const inHtml = [...html.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map((match) => match[1]);
  const first = new Set([...inHtml, ...report.entry]);
  const gzip = (file) => zlib.gzipSync(fs.readFileSync(path.join(folder, file))).length;
  const sum = (files, ext) =>
    [...files]
      .filter((file) => file.endsWith(ext) && !file.includes('.map'))
      .reduce((total, file) => total + gzip(file), 0);

  const pages = Object.keys(report.groups).filter((name) => /^(pages|packages)[/_]/.test(name));
  const rows = [{ label: 'h5 every page (js, gzip)', bytes: sum(first, '.js') + inlineScripts(html) }];
  if (pages.length === 0) throw new Error('The chunk report names no page: their budgets cannot be checked.');
  for (const name of pages.sort()) {
    const page = name.replace(/_/g, '/');
    const files = new Set([...first, ...report.groups[name]]);
    rows.push(
      {
        label: `h5 ${page} (js, gzip)`,
        bytes: sum(files, '.js') + inlineScripts(html),
        limit: BUDGETS.h5OwnPage[page] ?? BUDGETS.h5Page,
      },
      { label: `h5 ${page} (css, gzip)`, bytes: sum(files, '.css') },
    );
  }
  return rows;
}

/** Scripts inside the HTML count too: gzip size of the HTML's script text. */
function inlineScripts(html) {
  const text = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map((match) => match[1])
    .join('');
  return text === '' ? 0 : zlib.gzipSync(text).length;
}

export const measure = (target) => (target === 'h5' ? measureH5() : measureMini(target));

export const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

/** Rows for `table()`; the last column says so when a budget is exceeded. */
export function sizeTable(rows) {
  return [
    ['what', 'size', 'budget', ''],
    ...rows.map((row) => [
      row.label,
      kb(row.bytes),
      row.limit ? kb(row.limit) : '',
      row.limit && row.bytes > row.limit ? `OVER by ${kb(row.bytes - row.limit)}` : '',
    ]),
  ];
}

export const isOver = (row) => row.limit !== undefined && row.bytes > row.limit;
