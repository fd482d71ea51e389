// A text that sends users to customer service is on a page that has the way there (`domain/customerService/ServiceEntry`).
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, internalTarget, resolveFor, ROOT, sourceFiles } from './source';

const ENTRY = 'domain/customerService/ServiceEntry.tsx';
/** In a sentence (请联系客服核实); not the entry's own label. */
const SENDS = /[^'">\s]联系客服|联系客服[^'"<\s]/;

const files = sourceFiles();
const names = new Set(files.map(({ name }) => name));
const targets = new Map(
  files.map(({ name, imports }) => [
    name,
    imports
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ specifier }) => internalTarget(name, specifier))
      .map((wanted) => (wanted === null ? null : resolveFor('h5', names, wanted)))
      .filter((target) => target !== null),
  ]),
);

function reach(entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const name of found) for (const target of targets.get(name) ?? []) found.add(target);
  return found;
}

const pages = files
  .map(({ name }) => name)
  .filter((name) => /^(?:pages|packages)\/.+\/index\.tsx$/.test(name));

/** Texts without comments, so that a comment may mention it. */
const sends = files.filter(
  ({ name, text }) => name !== ENTRY && SENDS.test(text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')),
);

test('every page whose own texts say 联系客服 has the entry', () => {
  expect(sends.length).toBeGreaterThan(3);
  const reached = new Map(pages.map((page) => [page, reach(page)]));
  const without = sends.flatMap(({ name }) =>
    pages
      .filter((page) => reached.get(page)?.has(name) === true && reached.get(page)?.has(ENTRY) !== true)
      .map((page) => `${page}: ${name}`),
  );
  expect(without).toEqual([]);
});

/** Rules of campaigns say 联系在线客服: they are the campaigns' texts, and the entry is in the tab 我的. */
test('every recorded state whose texts say 联系客服, the gateway’s too, shows the entry', () => {
  const folder = path.join(ROOT, 'test', 'screens', 'records');
  const asking = filesBelow(folder)
    .map((name) => ({ name, lines: fs.readFileSync(path.join(folder, name), 'utf8').split('\n') }))
    .filter(({ lines }) => lines.some((line) => SENDS.test(line.trim()) && !line.startsWith('press ')));
  expect(asking.length).toBeGreaterThan(3);
  const without = asking.filter(
    ({ lines }) => !lines.some((line) => /^[\s+]*(?:press button )?(?:联系客服|拨打客服 .*)$/.test(line)),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
