// Lint refuses what it should: every snippet is linted, all in one run, in a copy of the configuration.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { ALLOWED, REFUSED } from './lintSnippets';
import { ROOT } from './source';

interface Diagnostic {
  /** Absent: an unused `disable` comment. */
  readonly code?: string;
  readonly message: string;
  readonly filename: string;
}

interface Config {
  readonly overrides: readonly { readonly rules: Readonly<Record<string, unknown>> }[];
}

const SET_UP = [
  '.oxlintrc.json',
  'scripts/oxlint',
  // Page entries: the rule 'layers' reads from them which folders are pages.
  'src/packages',
  'src/pages',
  'tsconfig.base.json',
  'tsconfig.h5.json',
  'tsconfig.json',
  'config/tsconfig.json',
  'test/tsconfig.json',
];
const UNUSED_COMMENT = 'src/utils/unusedComment.ts';

let folder = '';
let found: readonly Diagnostic[] = [];

const fileOf = (pattern: string, index: number): string => pattern.replace('*', `${index}`);
const refused = REFUSED.map((one, index) => ({ ...one, file: fileOf(one.file, index) }));
const allowed = ALLOWED.map((one, index) => ({ ...one, file: fileOf(one.file, REFUSED.length + index) }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), `${text}\n`);
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  for (const file of SET_UP) fs.cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const { file, code } of [...refused, ...allowed]) write(file, code);
  write(UNUSED_COMMENT, '// oxlint-disable-next-line no-empty\nexport const a = 1;');
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format=json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
  );
  const answer = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  found = answer.diagnostics;
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const rulesAt = (file: string): string[] =>
  found.filter(({ filename }) => filename === file).map(({ code, message }) => code ?? message);

test.each(refused)('$rule refuses $file: $code', ({ rule, file }) => {
  expect(rulesAt(file)).toContain(rule);
});

test.each(allowed)('lint accepts $file: $code', ({ file }) => {
  expect(rulesAt(file)).toEqual([]);
});

test('an unneeded disable comment is refused', () => {
  expect(rulesAt(UNUSED_COMMENT)).toEqual([expect.stringContaining('Unused')]);
});

test('every configured rule has a snippet', () => {
  const text = fs.readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8');
  const { config } = ts.parseConfigFileTextToJson('.oxlintrc.json', text) as { config: Config };
  const rules = config.overrides.flatMap((one) => Object.keys(one.rules));
  const named = rules.map((rule) => (rule.includes('/') ? `${rule.replace('/', '(')})` : `eslint(${rule})`));
  const covered = REFUSED.map(({ rule }) => rule);
  expect([...new Set(named)].sort()).toEqual([...new Set(covered)].sort());
});
