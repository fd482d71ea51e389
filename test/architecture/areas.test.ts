// Each area of src/features has a README.md that lists its pages, calls and nouns; src/domain/README.md lists the nouns.
import fs from 'node:fs';
import path from 'node:path';
import { ROUTES, type RouteRow } from '@/routes';
import { filesBelow, internalTarget, ROOT, type SourceFile, sourceFiles, SRC } from './source';

const rows: readonly RouteRow[] = ROUTES;
const sources = sourceFiles().filter(({ name }) => !name.includes('/testing/'));
const readAll = (name: string): string => fs.readFileSync(path.join(SRC, name), 'utf8');

const areas = fs
  .readdirSync(path.join(SRC, 'features'), { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map(({ name }) => name);

/** '' where the folder has none. */
const readme = (folder: string): string => {
  const name = `${folder}/README.md`;
  return fs.existsSync(path.join(SRC, name)) ? readAll(name) : '';
};

/** Texts in backticks. */
const marks = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, mark = '']) => mark));

const targets = ({ name, imports }: SourceFile): readonly string[] =>
  imports.map(({ specifier }) => internalTarget(name, specifier) ?? '');

/** `features/coupon/list/CouponList` -> `coupon`; undefined: not in an area. */
const areaOf = (target: string): string | undefined => /^features\/([^/]+)\//.exec(target)?.[1];
/** `domain/coupon/couponValue` -> `coupon`; undefined: no noun. */
const nounOf = (target: string): string | undefined => /^domain\/([^/.]+)/.exec(target)?.[1];

/** Areas that the entries of a page import: the page's screen is there. */
function areasOf({ page, tab }: RouteRow): ReadonlySet<string | undefined> {
  const entries = [page, tab?.alipayPage].filter((name) => name !== undefined).map((name) => `${name}.tsx`);
  return new Set(
    sources
      .filter(({ name }) => entries.includes(name))
      .flatMap(targets)
      .map(areaOf),
  );
}

/** What imports call a file: its name without target and extension. */
const stemOf = (name: string): string =>
  name.replace(/(\.(h5|weapp|alipay|mini))?\.tsx?$/, '').replace(/\/index$/, '');

/** Stem -> the files that import it. */
const importers = new Map<string, SourceFile[]>();
for (const file of sources)
  for (const target of targets(file)) importers.set(target, [...(importers.get(target) ?? []), file]);

/** Areas, and other folders of src, that reach a file of `domain`, directly or through others of its files. */
function reachedBy(name: string): ReadonlySet<string> {
  const users = new Set<string>();
  const stems = new Set([stemOf(name)]);
  for (const stem of stems) {
    for (const file of importers.get(stem) ?? []) {
      if (file.name.startsWith('domain/')) stems.add(stemOf(file.name));
      else {
        const isEntry = /^(pages|packages)\//.test(file.name);
        const area = isEntry ? targets(file).map(areaOf).find(Boolean) : areaOf(file.name);
        users.add(area ?? file.name.split('/')[0] ?? '');
      }
    }
  }
  return users;
}

/** Names of the gateway calls that a file imports; types begin with a capital letter. */
const callsOf = ({ text }: Pick<SourceFile, 'text'>): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '@\/api\/generated\/operations\/\w+'/g)].flatMap(
    ([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(' as ')[0] ?? '')
        .filter((name) => /^[a-z]\w*$/.test(name)),
  );

const calls = new Set(
  filesBelow(path.join(SRC, 'api/generated/operations')).flatMap((name) =>
    [...readAll(`api/generated/operations/${name}`).matchAll(/^export const (\w+): Operation</gm)].map(
      ([, call = '']) => call,
    ),
  ),
);

/** Whether a file or folder has that name; `*` in the last part matches anything. */
function isThere(found: string): boolean {
  if (!found.includes('*')) return fs.existsSync(found);
  const folder = path.dirname(found);
  const wanted = new RegExp(`^${path.basename(found).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return fs.existsSync(folder) && fs.readdirSync(folder).some((name) => wanted.test(name));
}

/**
 * Paths in backticks and links of a folder's README.md that lead nowhere. A path in backticks begins in that folder, in
 * src/ or in the project; addresses, which begin with `/`, are none.
 */
function wrongPaths(folder: string, text: string): string[] {
  const own = path.join(SRC, folder);
  const named = [...marks(text)]
    .filter((mark) => /^[\w.*-]+(\/[\w.*-]+)+$|^[\w-]+(\.[\w-]+)*\.(tsx?|md)$/.test(mark))
    .filter((mark) => ![own, SRC, ROOT].some((base) => isThere(path.join(base, mark))));
  const linked = [...text.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link) && !fs.existsSync(path.join(own, link)));
  return [...named, ...linked];
}

test('there is something to check', () => {
  expect(areas.length).toBeGreaterThan(10);
  expect(calls.size).toBeGreaterThan(100);
  expect(rows.filter((row) => areasOf(row).has('coupon')).length).toBeGreaterThan(5);
});

test('each page has its screen in one area, but for the web view and the captcha', () => {
  const found = rows.map((row) => ({
    name: row.name,
    areas: [...areasOf(row)].filter((area) => area !== undefined),
  }));
  expect(found.filter((each) => each.areas.length !== 1).map(({ name }) => name)).toEqual([
    'webView',
    'captcha',
  ]);
});

describe.each(areas)('features/%s/README.md', (area) => {
  const folder = `features/${area}`;
  const text = readme(folder);
  const named = marks(text);
  const files = sources.filter(({ name }) => areaOf(name) === area);

  test('names each route and each address of the area, and no other route', () => {
    const own = rows.filter((row) => areasOf(row).has(area));
    const wanted = own.flatMap(({ name, path: address, aliases = [] }) => [name, address, ...aliases]);
    expect(wanted.filter((name) => !named.has(name))).toEqual([]);
    const listed = [...text.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(own.map(({ name }) => name).sort());
  });

  test('names each gateway call that the area makes itself, and only calls that exist', () => {
    expect(files.flatMap(callsOf).filter((call) => !named.has(call))).toEqual([]);
    const paragraph = /^\*\*Gateway calls\*\*.*$/m.exec(text)?.[0] ?? '';
    const wrong = [...marks(paragraph)].filter((mark) => /^\w+$/.test(mark) && !calls.has(mark));
    expect(wrong).toEqual([]);
  });

  test('names each domain noun that the area imports, and no other', () => {
    const imported = new Set(files.flatMap(targets).map(nounOf));
    const line = /^\*\*Domain nouns:\*\*.*$/m.exec(text)?.[0] ?? '';
    const listed = new Set([...marks(line)].map(nounOf));
    imported.delete(undefined);
    expect([...listed].sort()).toEqual([...imported].sort());
  });

  test('every path that it names exists', () => {
    expect(wrongPaths(folder, text)).toEqual([]);
  });
});

describe('domain/README.md', () => {
  const text = readme('domain');
  /** Noun -> who uses it: areas by their name, other nouns as `domain/x`, other folders of src. */
  const table = new Map(
    [...text.matchAll(/^\| `([^`]+)`[^|]*\|[^|]*\|([^|]*)\|([^|]*)\|$/gm)].map(
      ([, noun = '', byAreas = '', byOthers = '']) => [
        noun,
        `${byAreas},${byOthers}`
          .replaceAll('`', '')
          .split(',')
          .map((user) => user.trim())
          .filter((user) => user !== '' && user !== 'none'),
      ],
    ),
  );
  const nouns = fs
    .readdirSync(path.join(SRC, 'domain'))
    .filter((name) => !/\.md$|\.test\.tsx?$/.test(name))
    .sort();

  test('lists each noun', () => {
    expect([...table.keys()].sort()).toEqual(nouns);
  });

  test.each(nouns)('%s is used by those that it says', (noun) => {
    const stem = nounOf(`domain/${noun}`);
    const users = sources
      // Entries of pages belong to the area of their screen.
      .filter(({ name }) => !/^(pages|packages)\//.test(name) && nounOf(name) !== stem)
      .filter((file) => targets(file).some((target) => nounOf(target) === stem))
      .map(({ name }) => areaOf(name) ?? /^domain\/[^/]+/.exec(name)?.[0] ?? name.split('/')[0]);
    expect([...(table.get(noun) ?? [])].sort()).toEqual([...new Set(users)].sort());
  });

  test('each noun has at least two users: what one area needs is in that area', () => {
    expect(nouns.filter((noun) => (table.get(noun)?.length ?? 0) < 2)).toEqual([]);
  });

  test('no file is reached by one area only: it would be in that area', () => {
    const files = sources.filter(({ name }) => name.startsWith('domain/'));
    expect(files.length).toBeGreaterThan(100);
    const wrong = files.filter(({ name }) => {
      const users = [...reachedBy(name)];
      return users.length < 2 && users.every((user) => areas.includes(user));
    });
    // The shell of the list that `TaskWidget` has as well; one test covers both.
    expect(wrong.map(({ name }) => name)).toEqual(['domain/task/TaskPopup.tsx']);
  });

  test('every path that it names exists', () => {
    expect(wrongPaths('domain', text)).toEqual([]);
  });
});

test('the checks see what is wrong', () => {
  expect(
    wrongPaths(
      'features/coupon',
      '`list/CouponList.tsx` `list/None.tsx` `domain/coupon` `domain/none` `/list/none` `Query` `none.ts` ' +
        '`test/screens/list*.screen.ts` `test/screens/none*.screen.ts` [a](../send) [b](none.md) [c](https://a.b)',
    ),
  ).toEqual(['list/None.tsx', 'domain/none', 'none.ts', 'test/screens/none*.screen.ts', 'none.md']);
  expect(
    callsOf({ text: "import {\n  type A,\n  B,\n  c,\n  d as e,\n} from '@/api/generated/operations/f';" }),
  ).toEqual(['c', 'd']);
});
