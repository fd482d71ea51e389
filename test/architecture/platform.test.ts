import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, SRC } from './source';

const PLATFORM = path.join(SRC, 'platform');
const capabilities = fs
  .readdirSync(PLATFORM, { withFileTypes: true })
  .filter((item) => item.isDirectory())
  .map((item) => item.name)
  // A folder without contract and entry is a helper inside the platform layer (mini/, script/).
  .filter((name) =>
    fs.readdirSync(path.join(PLATFORM, name)).some((file) => file === 'types.ts' || /^index\./.test(file)),
  );

/** One for browsers; one for both mini programs, or one for each. */
const VARIANTS = [
  ['index.h5.ts', 'index.mini.ts'],
  ['index.alipay.ts', 'index.h5.ts', 'index.weapp.ts'],
];

test('the product’s capabilities exist', () => {
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

  test('declares its contract', () => {
    expect(files).toContain('types.ts');
  });

  test('has one neutral index or a variant for every target', () => {
    // A neutral file beside variants would hide a missing variant.
    expect([['index.ts'], ...VARIANTS]).toContainEqual(entries.map((name) => name.replace(/x$/, '')).sort());
  });

  test.each(entries)('%s satisfies the contract', (entry) => {
    const text = fs.readFileSync(path.join(PLATFORM, capability, entry), 'utf8');
    // Either its own value, or one that a shared module of the folder has already checked.
    const isChecked = /satisfies\s+\w+Capability/.test(text);
    const isHandedOn = /^export \{[^}]+\} from '\.\/\w+';$/m.test(text);
    const shared = files.filter((name) => !name.startsWith('index') && !/\.test\./.test(name));
    const sharedChecks = shared.some((name) =>
      /satisfies\s+\w+Capability/.test(fs.readFileSync(path.join(PLATFORM, capability, name), 'utf8')),
    );
    expect(isChecked || (isHandedOn && sharedChecks)).toBe(true);
  });
});

/** Deprecated or replaced vendor calls, and the files that still use them, each with a reason. */
const STOPPED: Readonly<Record<string, readonly string[]>> = {
  'getSystemInfo|getSystemInfoSync|getSystemInfoAsync': ['mini/hostInfo.ts'],
  getFileInfo: [],
};

test.each(Object.entries(STOPPED))('%s is called only where no newer call is available', (names, allowed) => {
  const calls = new RegExp(`Taro\\.(${names})\\b|['"](${names})['"]`);
  const callers = filesBelow(SRC).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.test\.|\/testing\//.test(name) &&
      calls.test(fs.readFileSync(path.join(SRC, name), 'utf8')),
  );
  expect(callers).toEqual(allowed.map((name) => `platform/${name}`));
});

/** APIs that need the privacy consent, by the host's name, and the only file that calls each. */
const NEEDS_CONSENT: Readonly<Record<string, readonly string[]>> = {
  'getLocation|getFuzzyLocation|chooseLocation': ['location/mini.ts'],
  'getClipboardData|setClipboardData': ['clipboard/index.weapp.ts', 'clipboard/mini.ts'],
};

test.each(Object.entries(NEEDS_CONSENT))('%s is called only after consent', (names, allowed) => {
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

test('only the login uses the phone button, after agreement and consent', () => {
  const users = filesBelow(SRC).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !name.startsWith('platform/') &&
      /import \{[^}]*\bphoneNumber\b/.test(fs.readFileSync(path.join(SRC, name), 'utf8')),
  );
  expect(users).toEqual(['domain/login/PhoneForm.tsx']);
});
