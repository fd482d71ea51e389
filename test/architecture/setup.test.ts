// The messages with which set-up stops, each triggered in a copy of the project with nothing installed.
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

/** A program on the PATH of the clone, which has no others. */
function tool(name: string, script: string): void {
  fs.writeFileSync(path.join(toolFolder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Runs set-up; `preload` is JavaScript that changes what Node reports about itself. */
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

test('an old Node is reported with the required version', () => {
  const { code, text } = setup([], 'Object.defineProperty(process.versions, "node", { value: "18.19.1" })');
  expect(code).toBe(1);
  expect(text).toContain('Node 20 or later is needed, and this is Node 18.19.1');
  expect(text.trim().split('\n')).toHaveLength(1);
});

test('a missing registry is reported', () => {
  tool('npm', 'echo "npm error code ENOTFOUND" >&2; exit 1');
  const { code, text } = setup();
  expect(code).toBe(1);
  expect(text).toContain('The package registry cannot be reached');
});

test('a missing npm is reported', () => {
  const { code, text } = setup();
  expect(code).toBe(1);
  expect(text).toContain('npm is not on the PATH');
});

test.each([
  ['EUSAGE', /npm ci failed; what it said is above, and in .+setup-packages\.log/],
  ['ECONNRESET', /The package registry cannot be reached/],
])('npm’s whole error output (%s) is shown', (reason, sentence) => {
  tool(
    'npm',
    `echo "npm error code ${reason}"; for n in 1 2 3 4 5 6 7 8 9; do echo "npm error $n"; done; exit 1`,
  );
  const { code, text } = setup();
  expect(code).toBe(1);
  expect(text).toMatch(new RegExp(`code ${reason}\\n(npm error \\d\\n){9}`));
  expect(text).toMatch(sentence);
});

test('packages are installed once, and again after the lock file changes', () => {
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

describe('packages installed by npm', () => {
  const STAMP = 'node_modules/.setup.json';
  const OTHER_SYSTEM = { version: '1.0.0', optional: true, os: [`!${process.platform}`] };
  const THIS_SYSTEM = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
  const INSTALLED = {
    'node_modules/one': { version: '1.2.3', integrity: 'sha512-one' },
    'node_modules/one/node_modules/inner': { version: '2.0.0', integrity: 'sha512-inner' },
    'node_modules/this-system': THIS_SYSTEM,
  };
  const LOCKED = { ...INSTALLED, 'node_modules/other-system': OTHER_SYSTEM };

  function writeJson(file: string, value: unknown): void {
    fs.mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    fs.writeFileSync(path.join(clone, file), JSON.stringify(value));
  }
  const listInstalled = (packages: Readonly<Record<string, unknown>>): void =>
    writeJson('node_modules/.package-lock.json', { packages });

  beforeEach(() => {
    writeJson('package-lock.json', { packages: { '': { name: 'project' }, ...LOCKED } });
    for (const [folder, { version }] of Object.entries(INSTALLED))
      writeJson(`${folder}/package.json`, { version });
    listInstalled(INSTALLED);
    tool('npm', 'echo call >> calls');
  });
  const isInstalledAgain = (): boolean => {
    expect(setup().code).toBe(0);
    return fs.existsSync(path.join(clone, 'calls'));
  };

  test('are recognised and remembered', () => {
    expect(isInstalledAgain()).toBe(false);
    expect(JSON.parse(fs.readFileSync(path.join(clone, STAMP), 'utf8'))).toEqual({
      lock: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      node: process.versions.node.split('.')[0],
    });
  });

  test.each<[string, () => void]>([
    ['a package is gone', () => fs.rmSync(path.join(clone, 'node_modules/one'), { recursive: true })],
    ['a package was replaced', () => writeJson('node_modules/one/package.json', { version: '1.2.4' })],
    [
      'a package of this system was left out',
      () => {
        const { 'node_modules/this-system': _left, ...rest } = INSTALLED;
        listInstalled(rest);
      },
    ],
    [
      'the lock asks for another version',
      () =>
        writeJson('package-lock.json', {
          packages: { ...LOCKED, 'node_modules/one': { version: '1.3.0', integrity: 'sha512-one' } },
        }),
    ],
    [
      'the lock asks for another archive',
      () =>
        writeJson('package-lock.json', {
          packages: { ...LOCKED, 'node_modules/one': { version: '1.2.3', integrity: 'sha512-new' } },
        }),
    ],
    [
      'a package is there besides',
      () => listInstalled({ ...INSTALLED, 'node_modules/stray': { version: '1.0.0' } }),
    ],
    ['the install was cut short', () => fs.rmSync(path.join(clone, 'node_modules/.package-lock.json'))],
    ['another Node installed them', () => writeJson(STAMP, { lock: 'any', node: '18' })],
  ])('are installed again when %s', (_what, change) => {
    change();
    expect(isInstalledAgain()).toBe(true);
  });
});

test('npm warnings are not in the first lines', () => {
  tool(
    'npm',
    'for word in "$@"; do [ "$word" = --loglevel=error ] && /bin/mkdir node_modules && exit 0; done; echo "npm warn"; exit 1',
  );
  const { code, text } = setup();
  expect(text).not.toContain('npm warn');
  expect(code).toBe(0);
});

test('without Chromium and without permission to install it, set-up stops with a message', () => {
  tool('mkdir', '/bin/mkdir "$@"');
  pretendInstalled();
  tool('apt-get', 'exit 0');
  const { code, text } = setup(['--browser'], ORDINARY_USER);
  expect(code).toBe(1);
  expect(text).toContain('this user may not install it');
  expect(text).toContain('CHROMIUM_PATH');
});

test('without Chromium and apt-get, set-up stops with a message', () => {
  tool('mkdir', '/bin/mkdir "$@"');
  pretendInstalled();
  const { code, text } = setup(['--browser']);
  expect(code).toBe(1);
  expect(text).toContain('The tests need Chromium');
});

test('a failing apt-get is reported', () => {
  tool('mkdir', '/bin/mkdir "$@"');
  pretendInstalled();
  tool('apt-get', 'case "$1" in --version) exit 0;; *) exit 100;; esac');
  const { code, text } = setup(['--browser'], 'process.getuid = () => 0;');
  expect(code).toBe(1);
  expect(text).toContain('apt-get could not install it');
});

test('a wrong CHROMIUM_PATH is reported', () => {
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
