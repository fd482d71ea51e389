// Documents are short where required, their links and citations work, and they match the code.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './source';
import { testTitles } from './testTitles';

const README_BYTES = 8 * 1024;

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)));
const read = (name: string): string => fs.readFileSync(path.join(ROOT, name), 'utf8');
const documents = tracked.filter((name) =>
  /^(README\.md|docs\/[^/]+\.md|(sandbox|engine|config\/patches)\/README\.md)$/.test(name),
);

/** Text without code, where brackets are no links. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** Anchors of the headings. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

function deadLinks(name: string, text: string): string[] {
  return [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? name : path.posix.join(path.posix.dirname(name), file);
      if (!fs.existsSync(path.join(ROOT, target))) return true;
      const own = target === name ? text : anchor === undefined ? '' : read(target);
      return anchor !== undefined && !anchorsOf(own).has(decodeURIComponent(anchor));
    })
    .map((link) => `${name}: ${link}`);
}

/** Links to tests whose text is not the title of a test in that file. */
function wrongCitations(name: string, text: string): string[] {
  return [
    ...text.matchAll(/\[([^\]]+)\]\(([^)\s]+\.(?:test|suite|screen|journey|engine|package|gate)\.tsx?)\)/g),
  ]
    .filter(([, title = '', link = '']) => {
      const target = path.posix.join(path.posix.dirname(name), link);
      return !fs.existsSync(path.join(ROOT, target)) || !testTitles(target, read(target)).has(title);
    })
    .map(([, title, link]) => `${link}: ${title}`);
}

/** Base folders of paths in documents. */
const BASES = ['', 'src/', 'test/', 'docs/', 'scripts/', 'sandbox/'];
/** Without the sandbox's: addresses of the gateway begin with the names of its areas. */
const FOLDERS = new Set(
  BASES.filter((base) => base !== 'sandbox/').flatMap((base) =>
    fs
      .readdirSync(path.join(ROOT, base), { withFileTypes: true })
      .filter((item) => item.isDirectory() && !/^(\.|node_modules$|dist$)/.test(item.name))
      .map((item) => item.name),
  ),
);
/** Git tracks the contents of folders, not the folders. */
const places = new Set(
  tracked.flatMap((name) => name.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'))),
);

/** Written by commands and ignored by git. */
const WRITTEN = /^(?:release|shots)\/|^changes\.md$/;

/**
 * File and folder names in backticks that do not exist. `*` matches anything, a file `x` any file; a name without a
 * folder is found anywhere.
 */
function wrongPaths(name: string, text: string): string[] {
  const folder = `${path.posix.dirname(name)}/`.replace('./', '');
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([\w.*@-]+(?:\/[\w.*@-]+)*)\/?`/g)]
    .map(([, found = '']) => found)
    .filter((found) => {
      if (found.startsWith('x.') || WRITTEN.test(found)) return false;
      const isFile = /\.(tsx?|mjs|cjs|scss|md|ya?ml|html)$/.test(found);
      const [first = '', ...rest] = found.split('/');
      if (!isFile && (rest.length === 0 || !FOLDERS.has(first))) return false;
      const pattern = found.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
      const from = rest.length === 0 ? '(?:.*/)?' : `(?:${[...BASES, folder].join('|')})`;
      const end = isFile ? '' : '(?:\\.[\\w.]+)?';
      const wanted = new RegExp(`^${from}${pattern}${end}$`);
      return ![...places].some((place) => wanted.test(place));
    })
    .map((found) => `${name}: ${found}`);
}

const isScript = (script: string): boolean =>
  script in Object(Reflect.get(Object(JSON.parse(read('package.json'))), 'scripts'));

/** Further names in a table's cell that begins with `npm run x` are scripts too. */
const SCRIPTS_OF_CELL = /\| `npm run [^|]*/g;

function wrongCommands(name: string, text: string): string[] {
  const inCells = [...text.matchAll(SCRIPTS_OF_CELL)].flatMap(([cell]) =>
    [...cell.matchAll(/ · `([\w:]+)`/g)].map(([, script = '']) => script),
  );
  return [...[...text.matchAll(/\bnpm run (?:-s )?([\w:]+)/g)].map(([, script = '']) => script), ...inCells]
    .filter((script) => !isScript(script))
    .map((script) => `${name}: npm run ${script}`);
}

/** Files and folders of the project that commands name as arguments (in backticks and code blocks). */
function wrongArguments(name: string, text: string): string[] {
  const commands = [...text.matchAll(/`([^`\n]* [^`\n]*)`|^ *((?:npm|npx|node) .*)$/gm)];
  return commands
    .flatMap(([, quoted = '', line = '']) => (quoted + line).split(/[\s,]+/))
    .filter((word) => /^[\w./-]+$/.test(word))
    .filter((word) => /^(src|test|scripts|config|sandbox|engine|docs)\/|\.(mjs|cjs|tsx?)$/.test(word))
    .filter((word) => !places.has(word.replace(/\/$/, '')))
    .map((word) => `${name}: ${word}`);
}

/** Text of each numbered section of the product documents, subsections included. */
function productSections(): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  for (const name of documents.filter((file) => file.startsWith('docs/product'))) {
    const parts = read(name).split(/^#{2,3} (?=\d)/m);
    for (const part of parts.slice(1)) {
      const number = /^[\d.]*\d/.exec(part)?.[0] ?? '';
      if (sections.has(number)) throw new Error(`Two sections are §${number}.`);
      sections.set(number, part);
      const above = /^(\d+\.\d+)\./.exec(number)?.[1];
      if (above !== undefined) sections.set(above, `${sections.get(above) ?? ''}${part}`);
    }
  }
  return sections;
}

const sections = productSections();
const plain = (text: string): string => text.replace(/[`*\s]+/g, ' ').toLowerCase();

/** Sections that a text names and that do not exist, and quoted names that the section does not contain. */
function wrongSections(name: string, text: string): string[] {
  // Join the lines of a comment.
  const whole = text.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
  return [...whole.matchAll(/§([123]\.[\d.]*\d)(?: "([^"]+)")?/g)].flatMap(([, number = '', quoted]) => {
    const section = sections.get(number);
    if (section === undefined) return [`${name}: §${number}`];
    const isThere = quoted === undefined || plain(section).includes(plain(quoted).trim());
    return isThere ? [] : [`${name}: §${number} "${quoted}"`];
  });
}

test('the README is short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(README_BYTES);
});

test('every link of the documents leads to a file and a heading', () => {
  expect(documents).toContain('docs/product.md');
  expect(documents.flatMap((name) => deadLinks(name, read(name)))).toEqual([]);
});

test('every test that is cited by its title exists in its file', () => {
  expect(read('docs/real-gateway.md')).toMatch(/\.test\.ts\)/);
  expect(documents.flatMap((name) => wrongCitations(name, read(name)))).toEqual([]);
});

test('every file, folder and command that the documents name exists', () => {
  expect(documents.flatMap((name) => wrongPaths(name, read(name)))).toEqual([]);
  expect(documents.flatMap((name) => wrongCommands(name, read(name)))).toEqual([]);
  expect(documents.flatMap((name) => wrongArguments(name, read(name)))).toEqual([]);
});

test('every section of the product that is named exists', () => {
  // Except references to other documents by number.
  const texts = tracked.filter(
    (name) =>
      /\.(tsx?|mjs|cjs|js|scss|css|html|ya?ml|md)$/.test(name) && !name.endsWith('/documents.test.ts'),
  );
  expect(sections.size).toBeGreaterThan(20);
  expect(
    texts.flatMap((name) => wrongSections(name, read(name).replace(/\b[Ss]pec [12] [^\n]*/g, ''))),
  ).toEqual([]);
});

test('the checks find errors', () => {
  const text = '# One *two*\n[a](#one-two) [b](#none) [c](none.md) [d](docs/product.md#no-such) `[e](x)`\n';
  expect(deadLinks('README.md', text)).toEqual([
    'README.md: #none',
    'README.md: none.md',
    'README.md: docs/product.md#no-such',
  ]);
  const cited = 'test/architecture/documents.test.ts';
  expect(
    wrongCitations('x', `[the README is short](${cited}) [the README is long](${cited}) [a](no.test.ts)`),
  ).toEqual([`${cited}: the README is long`, 'no.test.ts: a']);
  expect(
    wrongPaths(
      'README.md',
      '`src/app.tsx` `platform/dom` `source.ts` `docs/*.md` `src/none.ts` `none.md` `domain/none` `a/b`',
    ),
  ).toEqual(['README.md: src/none.ts', 'README.md: none.md', 'README.md: domain/none']);
  expect(
    wrongCommands('x', '`npm run lint` and `npm run none`\n| `npm run lint` · `types` · `no:such` | `a` |'),
  ).toEqual(['x: npm run none', 'x: npm run no:such']);
  expect(
    wrongArguments(
      'x',
      '`npx jest -c jest.config.mjs -- src/none` `node no.mjs` `a b/c.d`\nnode scripts/no.mjs # x\n',
    ),
  ).toEqual(['x: src/none', 'x: no.mjs', 'x: scripts/no.mjs']);
  expect(
    wrongSections('x', '(product §1.4 "Client\n * matching", §9.9, §2.99) product §1.4 "No such words"'),
  ).toEqual(['x: §2.99', 'x: §1.4 "No such words"']);
});

test('sandbox/README.md matches the fixtures', () => {
  const check = (): string =>
    execFileSync(process.execPath, ['scripts/fixtures.mjs', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(check).not.toThrow();
});
