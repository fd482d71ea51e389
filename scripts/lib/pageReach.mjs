// The pages that include a file of src/, and the screen tests that open those pages (test/screens).
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

const SCREENS = 'test/screens';
/** Test the states and actions of every page; `SCREEN_PAGES` restricts them to chosen pages. */
export const PAGE_RECORDS = [1, 2, 3].map((part) => `${SCREENS}/pageRecords.${part}of3.screen.ts`);
/** Steps and helpers that all tests use: an address in them does not show what a test is about. */
const SHARED_STEPS = /\/(steps|harness)(\/|$)/;

/** @typedef {{ name: string, path: string, aliases: readonly string[], page: string }} Route of `readRoutes` */

/**
 * The pages that load a file on H5, nearest first by the imports in between.
 * @param {string} file path from the project's root
 * @param {import('./importGraph.mjs').ImportGraph} graph
 * @param {readonly Route[]} routes
 * @returns {{ route: Route, distance: number }[]}
 */
export function pagesReaching(file, graph, routes) {
  const distances = new Map([[file, 0]]);
  for (const [each, distance] of distances)
    for (const importer of graph.runtimeImporters(each))
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  const distanceOf = ({ page }) =>
    distances.get(`src/${page}.tsx`) ??
    distances.get(`src/${page}.ts`) ??
    distances.get(`src/${page}.h5.tsx`);
  // What the app's frame loads is part of every page.
  const app = distances.get('src/app.tsx');
  return routes
    .map((route) => ({ route, distance: distanceOf(route) ?? app }))
    .filter(({ distance }) => distance !== undefined)
    .sort((one, other) => one.distance - other.distance);
}

/** `/receiveCoupon/:activityCode` -> `/receiveCoupon/`; a path without parameters is unchanged. */
const fixedPart = (address) => address.split(':')[0];

/** A test's text including the steps that it imports. */
function textWithSteps(file, read) {
  const text = read(file);
  const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, specifier]) =>
    path.posix.join(path.posix.dirname(file), specifier),
  );
  const steps = imports.filter((name) => /Steps$/.test(name) && !SHARED_STEPS.test(name));
  return [text, ...steps.map((name) => read(`${name}.ts`))].join('\n');
}

/** An address of the app as a test writes it. */
const ADDRESS = /['"`]\/(?!wxgw|aligw|__)[A-Za-z]/g;

/** How much of a test is about a route: the share of its addresses among all that the text contains; 0: none. */
function shareOf({ path: address, aliases }, text) {
  const parts = [address, ...aliases].map(fixedPart).filter((part) => part.length > 1);
  const own = parts.flatMap((part) => text.match(new RegExp(`['"\`]${escaped(part)}`, 'g')) ?? []).length;
  return own === 0 ? 0 : own / Math.max(own, text.match(ADDRESS)?.length ?? 0);
}

/**
 * The screen tests whose text contains an address of one of the routes.
 * @param {readonly Route[]} routes
 * @param {readonly string[]} files the existing screen tests, by default those in test/screens
 * @param {(file: string) => string} read
 * @returns {string[]} in the order of the routes: of each the test that is most about it, then of each the next
 */
export function screenTestsOf(routes, files = screenTests(), read = readFile) {
  const texts = files.map((file) => ({ file, text: textWithSteps(file, read) }));
  const found = routes.flatMap((route) =>
    texts
      .map(({ file, text }) => ({ file, share: shareOf(route, text) }))
      .filter(({ share }) => share > 0)
      .sort((one, other) => other.share - one.share)
      .map(({ file }, rank) => ({ file, rank })),
  );
  return [...new Set(found.sort((one, other) => one.rank - other.rank).map(({ file }) => file))];
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const readFile = (file) => {
  try {
    return fs.readFileSync(path.join(ROOT, file), 'utf8');
  } catch {
    return ''; // steps that are a folder's index
  }
};

function screenTests() {
  const folder = path.join(ROOT, SCREENS);
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.screen.ts') && !name.includes('.wide.'))
    .map((name) => `${SCREENS}/${name}`)
    .filter((file) => !PAGE_RECORDS.includes(file))
    .sort();
}
