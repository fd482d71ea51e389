import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, SRC } from './source';

const PLATFORM = path.join(SRC, 'platform');
const capabilities = fs
  .readdirSync(PLATFORM, { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map((item) => item.name)
  // A folder without contract and entry is a helper of the platform layer itself (mini/, script/).
  .filter((name) =>
    fs.readdirSync(path.join(PLATFORM, name)).some((file) => file === 'types.ts' || /^index\./.test(file)),
  );

/** One for browsers; one for both mini programs, or one for each of them. */
const VARIANTS = [
  ['index.h5.ts', 'index.mini.ts'],
  ['index.alipay.ts', 'index.h5.ts', 'index.weapp.ts'],
];

test('the capabilities of the product are there', () => {
  expect(capabilities).toEqual(
    expect.arrayContaining([
      'storage',
      'request',
      'navigation',
      'host',
      'login',
      'captcha',
      'share',
      'bridge',
    ]),
  );
});

describe.each(capabilities)('platform/%s', (capability) => {
  const files = filesBelow(path.join(PLATFORM, capability));
  const entries = files.filter((name) => /^index(\.\w+)?\.tsx?$/.test(name));

  test('states its contract', () => {
    expect(files).toContain('types.ts');
  });

  test('has one neutral index or a variant for every target', () => {
    // A neutral file beside variants would hide a missing one.
    expect([['index.ts'], ...VARIANTS]).toContainEqual(entries.map((name) => name.replace(/x$/, '')).sort());
  });

  test.each(entries)('%s satisfies the contract', (entry) => {
    const text = fs.readFileSync(path.join(PLATFORM, capability, entry), 'utf8');
    // Either its own value, or one that a shared module of the folder already checked.
    const isChecked = /satisfies\s+\w+Capability/.test(text);
    const isHandedOn = /^export \{[^}]+\} from '\.\/\w+';$/m.test(text);
    const shared = files.filter((name) => !name.startsWith('index') && !/\.test\./.test(name));
    const sharedChecks = shared.some((name) =>
      /satisfies\s+\w+Capability/.test(fs.readFileSync(path.join(PLATFORM, capability, name), 'utf8')),
    );
    expect(isChecked || (isHandedOn && sharedChecks)).toBe(true);
  });
});

/** Calls that their vendors have stopped or replaced, and the files that still make them, each saying why. */
const STOPPED: Readonly<Record<string, readonly string[]>> = {
  'getSystemInfo|getSystemInfoSync|getSystemInfoAsync': ['mini/hostInfo.ts'],
  getFileInfo: [],
};

test.each(Object.entries(STOPPED))('%s is called where nothing newer can be', (names, allowed) => {
  const calls = new RegExp(`Taro\\.(${names})\\b|['"](${names})['"]`);
  const callers = filesBelow(SRC).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.test\.|\/testing\//.test(name) &&
      calls.test(fs.readFileSync(path.join(SRC, name), 'utf8')),
  );
  expect(callers).toEqual(allowed.map((name) => `platform/${name}`));
});

/** What needs the privacy consent, by the host's name for it, and the one file that calls it. */
const NEEDS_CONSENT: Readonly<Record<string, readonly string[]>> = {
  'getLocation|getFuzzyLocation|chooseLocation': ['location/mini.ts'],
  'getClipboardData|setClipboardData': ['clipboard/index.weapp.ts', 'clipboard/mini.ts'],
};

test.each(Object.entries(NEEDS_CONSENT))('%s is called behind the consent only', (names, allowed) => {
  const calls = new RegExp(`(Taro\\.|callMini\\(')(${names})\\b`);
  const callers = filesBelow(SRC).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.test\./.test(name) &&
      calls.test(fs.readFileSync(path.join(SRC, name), 'utf8')),
  );
  expect(callers).toEqual(allowed.map((name) => `platform/${name}`));
  for (const name of callers)
    expect(fs.readFileSync(path.join(SRC, name), 'utf8')).toContain("from '../privacy/gate'");
});

test('the phone button is the login’s alone, which shows it behind tick and consent', () => {
  const users = filesBelow(SRC).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !name.startsWith('platform/') &&
      /import \{[^}]*\bphoneNumber\b/.test(fs.readFileSync(path.join(SRC, name), 'utf8')),
  );
  expect(users).toEqual(['domain/login/PhoneForm.tsx']);
});
