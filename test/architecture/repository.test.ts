// A fresh clone must not contain secrets, private registries, local paths or a broken lock file.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './source';

const BINARY = /\.(png|jpe?g|webp|gif|ico|woff2?|ttf|zip)$/;
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)));

const texts = tracked
  .filter((name) => !BINARY.test(name))
  .map((name) => ({ name, text: fs.readFileSync(path.join(ROOT, name), 'utf8') }));

function linesWith(pattern: RegExp, except: (name: string) => boolean = () => false): string[] {
  return texts
    .filter(({ name }) => !except(name))
    .flatMap(({ name, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${name}:${index + 1} ${line.trim().slice(0, 80)}`] : [],
        ),
    );
}

test('there is no private key, access key or registry token', () => {
  const secret = new RegExp(
    [
      '-----BEGIN (RSA |EC )?PRIVATE' + ' KEY-----',
      '_auth' + 'Token',
      '\\bAKIA[0-9A-Z]{16}\\b',
      '\\bghp_[A-Za-z0-9]{36}\\b',
    ].join('|'),
  );
  expect(linesWith(secret)).toEqual([]);
});

test('there is no local path of a machine', () => {
  // Addresses like `/home/index` are routes; a home folder has a user name and content.
  expect(
    linesWith(
      /(^|[\s"'`(=:])(\/(root|work|tmp)\/|\/Users\/\w+\/|\/home\/\w+\/\w|[A-Z]:\\Users\\)/,
      (name) => name === 'package-lock.json',
    ),
  ).toEqual([]);
});

test('no output of a build or test run is tracked', () => {
  expect(
    tracked.filter(
      (name) => /^(dist|node_modules|shots|coverage|\.cache|\.swc)\//.test(name) || name.endsWith('.log'),
    ),
  ).toEqual([]);
});

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe('package-lock.json', () => {
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };

  test('names only the public registry', () => {
    const others = Object.entries(lock.packages).filter(
      ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(others.map(([name, { resolved }]) => `${name}: ${resolved}`)).toEqual([]);
  });

  test('has an entry for every optional package, or npm ci refuses it (scripts/complete-lock.mjs adds them)', () => {
    const missing = Object.entries(lock.packages).flatMap(([owner, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, version]) => !isLocked(owner, name, version))
        .map(([name, version]) => `${name}@${version}`),
    );
    expect(missing).toEqual([]);
  });

  /** An exact version must match that of the package found: another top-level version does not count. */
  function isLocked(owner: string, name: string, version: string): boolean {
    for (
      let at = owner;
      ;
      at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
    ) {
      const found = lock.packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`];
      if (found !== undefined) return !/^\d/.test(version) || found.version === version;
      if (at === '') return false;
    }
  }
});

test('.npmrc names no registry', () => {
  expect(fs.readFileSync(path.join(ROOT, '.npmrc'), 'utf8')).not.toMatch(/registry/);
});

test('the messaging app’s tool minifies what it uploads, and compiles nothing that the build has compiled', () => {
  const project: unknown = JSON.parse(fs.readFileSync(path.join(ROOT, 'project.config.json'), 'utf8'));
  expect(project).toMatchObject({
    setting: {
      minified: true,
      minifyWXML: true,
      minifyWXSS: true,
      es6: false,
      enhance: false,
      postcss: false,
    },
  });
});
