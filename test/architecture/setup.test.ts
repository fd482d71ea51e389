// The sentences that set-up ends with, each provoked in a copy of the project with nothing installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from './source';

let clone = '';
let toolFolder = '';

beforeEach(() => {
  clone = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'));
  toolFolder = path.join(clone, 'tools');
  fs.mkdirSync(toolFolder);
  fs.cpSync(path.join(ROOT, 'scripts'), path.join(clone, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    fs.copyFileSync(path.join(ROOT, file), path.join(clone, file));
});
afterEach(() => fs.rmSync(clone, { recursive: true, force: true }));

/** A program on the PATH of the clone; nothing else is. */
function tool(name: string, script: string): void {
  fs.writeFileSync(path.join(toolFolder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Runs set-up; `preload` is JavaScript that changes what Node says about itself. */
function setup(
  args: readonly string[] = [],
  preload = '',
  environment: Record<string, string> = {},
): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, 'scripts/setup.mjs', ...args],
    { cwd: clone, encoding: 'utf8', env: { PATH: toolFolder, HOME: clone, ...environment } },
  );
  return { code: status, text: `${stdout}${stderr}` };
}

const pretendInstalled = (): void => {
  tool('npm', 'mkdir -p node_modules');
  fs.mkdirSync(path.join(clone, 'node_modules'));
  expect(setup().code).toBe(0);
};
const ORDINARY_USER = 'process.getuid = () => 1000;';

test('an old Node is named, with the one that is needed', () => {
  const { code, text } = setup([], 'Object.defineProperty(process.versions, "node", { value: "18.19.1" })');
  expect(code).toBe(1);
  expect(text).toContain('Node 20 or later is needed, and this is Node 18.19.1');
  expect(text.trim().split('\n')).toHaveLength(1);
});

test('no registry', () => {
  tool('npm', 'echo "npm error code ENOTFOUND" >&2; exit 1');
  const { code, text } = setup();
  expect(code).toBe(1);
  expect(text).toContain('The package registry cannot be reached');
});

test('no npm', () => {
  const { code, text } = setup();
  expect(code).toBe(1);
  expect(text).toContain('npm is not on the PATH');
});

test.each([
  ['EUSAGE', /npm ci failed; what it said is above, and in .+setup-packages\.log/],
  ['ECONNRESET', /The package registry cannot be reached/],
])('all that npm says of a failure (%s) is shown', (reason, sentence) => {
  tool(
    'npm',
    `echo "npm error code ${reason}"; for n in 1 2 3 4 5 6 7 8 9; do echo "npm error $n"; done; exit 1`,
  );
  const { code, text } = setup();
  expect(code).toBe(1);
  expect(text).toMatch(new RegExp(`code ${reason}\\n(npm error \\d\\n){9}`));
  expect(text).toMatch(sentence);
});

test('packages are installed once, and again after the lock changes', () => {
  tool('npm', 'mkdir -p node_modules; echo call >> calls');
  const calls = (): number => fs.readFileSync(path.join(clone, 'calls'), 'utf8').trim().split('\n').length;
  tool('mkdir', '/bin/mkdir "$@"');
  expect(setup().code).toBe(0);
  expect(setup().code).toBe(0);
  expect(calls()).toBe(1);
  fs.appendFileSync(path.join(clone, 'package-lock.json'), '\n');
  expect(setup().code).toBe(0);
  expect(calls()).toBe(2);
});

test('what npm warns of is not among the first lines that a person sees', () => {
  tool(
    'npm',
    'for word in "$@"; do [ "$word" = --loglevel=error ] && /bin/mkdir node_modules && exit 0; done; echo "npm warn"; exit 1',
  );
  const { code, text } = setup();
  expect(text).not.toContain('npm warn');
  expect(code).toBe(0);
});

test('no Chromium and not allowed to install it', () => {
  tool('mkdir', '/bin/mkdir "$@"');
  pretendInstalled();
  tool('apt-get', 'exit 0');
  const { code, text } = setup(['--browser'], ORDINARY_USER);
  expect(code).toBe(1);
  expect(text).toContain('this user may not install it');
  expect(text).toContain('CHROMIUM_PATH');
});

test('no Chromium and no apt-get', () => {
  tool('mkdir', '/bin/mkdir "$@"');
  pretendInstalled();
  const { code, text } = setup(['--browser']);
  expect(code).toBe(1);
  expect(text).toContain('The tests need Chromium');
});

test('apt-get that cannot install it', () => {
  tool('mkdir', '/bin/mkdir "$@"');
  pretendInstalled();
  tool('apt-get', 'case "$1" in --version) exit 0;; *) exit 100;; esac');
  const { code, text } = setup(['--browser'], 'process.getuid = () => 0;');
  expect(code).toBe(1);
  expect(text).toContain('apt-get could not install it');
});

test('a wrong CHROMIUM_PATH is named', () => {
  tool('mkdir', '/bin/mkdir "$@"');
  pretendInstalled();
  const { code, text } = setup(['--browser'], '', { CHROMIUM_PATH: '/nowhere/chrome' });
  expect(code).toBe(1);
  expect(text).toContain('CHROMIUM_PATH names /nowhere/chrome');
});

test.each([
  ['its headless shell', 'true', ['chromium-headless-shell']],
  ['itself, where there is no shell', '[ "$4" = chromium ]', ['chromium-headless-shell', 'chromium']],
])('root installs Chromium and fonts with apt-get: %s', (_what, isThere, packages) => {
  tool('mkdir', '/bin/mkdir "$@"');
  pretendInstalled();
  tool(
    'apt-get',
    `if [ "$1" = install ]; then echo "$@" >> apt-calls; ${isThere} || exit 100; echo > ${toolFolder}/$4; fi`,
  );
  expect(setup(['--browser'], 'process.getuid = () => 0;').code).toBe(0);
  expect(fs.readFileSync(path.join(clone, 'apt-calls'), 'utf8')).toBe(
    packages.map((name) => `install -y --no-install-recommends ${name} fonts-noto-cjk\n`).join(''),
  );
});
