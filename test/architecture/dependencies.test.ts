// Every package is imported, or docs/dependencies.md says who needs it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sourceFiles, ROOT } from './source';

interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, unknown>>;
}

const { dependencies, devDependencies, overrides } = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
) as PackageFile;
const packages = Object.keys({ ...dependencies, ...devDependencies });

const reasons = fs.readFileSync(path.join(ROOT, 'docs/dependencies.md'), 'utf8');

/** Names in the first column of the table under a heading. */
function named(heading: string): string[] {
  const [, part = ''] = reasons.split(`## ${heading}\n`);
  const rows = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

const code = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)))
  .map((name) => fs.readFileSync(path.join(ROOT, name), 'utf8'))
  .join('\n');

/** Imported, required, or used as plug-in or command name: in quotes, or followed by a path. */
const isUsed = (name: string): boolean =>
  [`'${name}'`, `'${name}/`, `"${name}"`, `/${name}/`].some((text) => code.includes(text));

test('every package without an import has a reason', () => {
  expect(packages.filter((name) => !isUsed(name)).sort()).toEqual(
    named('Packages that nobody imports').sort(),
  );
});

test('every override has a reason', () => {
  const stated = new Set(named('Overrides'));
  expect(Object.keys(overrides).filter((name) => !stated.has(name))).toEqual([]);
});

test('only one file imports crypto-js', () => {
  const files = sourceFiles().filter(
    (file) =>
      file.text.includes('crypto-js') &&
      file.imports.some(({ specifier }) => /^crypto-js(\/|$)/.test(specifier)),
  );
  expect(files.map(({ name }) => name)).toEqual(['api/aes.ts']);
});
