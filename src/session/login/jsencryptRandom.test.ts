import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const PACKAGE = path.resolve(__dirname, '../../../node_modules/jsencrypt');

/** What a mini program has: the window and navigator that Taro provides, no `self`. */
const load = (globals: Readonly<Record<string, unknown>>): void => {
  vm.runInNewContext(readFileSync(path.join(PACKAGE, 'bin/jsencrypt.js'), 'utf8'), {
    window: {},
    navigator: { appName: 'Netscape', userAgent: '' },
    console,
    ...globals,
  });
};

// When this fails, jsencrypt loads in mini programs without help: remove jsencryptRandom.ts, config/patches/jsencrypt and
// their mention in jest.config.mjs.
test('jsencrypt still reads `self` where there is none', () => {
  expect(() => load({ self: {} })).not.toThrow();
  expect(() => load({})).toThrow(/self is not defined/);
});

// The alias names a file: if the package moved it, the replacement would silently stop.
test('the replaced file is where the alias says', () => {
  expect(existsSync(path.join(PACKAGE, 'lib/lib/jsbn/rng.js'))).toBe(true);
  expect(readFileSync(path.join(PACKAGE, 'lib/lib/jsbn/rsa.js'), 'utf8')).toContain(
    'import { SecureRandom } from "./rng"',
  );
});
