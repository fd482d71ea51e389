// A text that sends users to customer service is on a page that has the way there (`domain/service/ServiceEntry`).
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, internalTarget, resolveFor, ROOT, sourceFiles } from './source';

const ENTRY = 'domain/service/ServiceEntry.tsx';
/** 请联系客服, 或联系在线客服. */
const SENDS = /联系(?:在线)?客服/;

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

/** States in which a text of the gateway says it, each with the way that the page has instead. */
const OTHER_WAYS: Readonly<Record<string, string>> = {};

test('every recorded state whose texts say 联系客服, the gateway’s too, shows the entry', () => {
  const folder = path.join(ROOT, 'test', 'screens', 'records');
  const without = filesBelow(folder).filter((name) => {
    const lines = fs.readFileSync(path.join(folder, name), 'utf8').split('\n');
    const asks = lines.some(
      (line) => SENDS.test(line) && line.trim() !== '联系客服' && !line.startsWith('press '),
    );
    const has = lines.some(
      (line) => /^(?:联系客服|拨打客服 .*)$/.test(line.trim()) || /^press .*(联系|拨打)客服/.test(line),
    );
    return asks && !has && !(name in OTHER_WAYS);
  });
  expect(without).toEqual([]);
});
