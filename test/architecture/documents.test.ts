// The documents are short where they have to be, lead somewhere, and say what is so.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './source';

const README_BYTES = 8 * 1024;

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)));
const read = (name: string): string => fs.readFileSync(path.join(ROOT, name), 'utf8');
const documents = tracked.filter((name) => /^(README\.md|docs\/[^/]+\.md|sandbox\/README\.md)$/.test(name));

/** Without code, in which brackets and marks stand for themselves. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** Headings as addresses have them. */
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

/** Text of each numbered section of the product's documents, with what stands below it. */
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

/** Sections that a text names and that do not exist, and quoted names that the section does not have. */
function wrongSections(name: string, text: string): string[] {
  // A comment's lines are one sentence.
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

test('every section of the product that is named exists', () => {
  // Not what still names other documents by number.
  const texts = tracked.filter(
    (name) =>
      /\.(tsx?|mjs|cjs|js|scss|css|html|ya?ml|md)$/.test(name) && !name.endsWith('/documents.test.ts'),
  );
  expect(sections.size).toBeGreaterThan(20);
  expect(
    texts.flatMap((name) => wrongSections(name, read(name).replace(/\b[Ss]pec [12] [^\n]*/g, ''))),
  ).toEqual([]);
});

test('the checks see what is wrong', () => {
  const text = '# One *two*\n[a](#one-two) [b](#none) [c](none.md) [d](docs/product.md#no-such) `[e](x)`\n';
  expect(deadLinks('README.md', text)).toEqual([
    'README.md: #none',
    'README.md: none.md',
    'README.md: docs/product.md#no-such',
  ]);
  expect(
    wrongSections('x', '(product §1.4 "Client\n * matching", §9.9, §2.99) product §1.4 "No such words"'),
  ).toEqual(['x: §2.99', 'x: §1.4 "No such words"']);
});

test('sandbox/README.md says what the fixtures say', () => {
  const check = (): string =>
    execFileSync(process.execPath, ['scripts/fixtures.mjs', '--check'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  expect(check).not.toThrow();
});
