/**
 * Every call of a host that the source or a built package names is in its vendor's typings. Options are checked when
 * the package tests make the calls (engine/client/api/vendorCheck.ts).
 */
import fs from 'node:fs';
import path from 'node:path';
import { callFaults } from '../../../engine/client/api/vendorCheck';
import type { EngineTarget, VendorCalls } from '../../../engine/contract';
import { vendorCalls, withAllowed } from '../../harness/vendorCalls';

const ROOT = path.join(__dirname, '../../..');
const SRC = path.join(ROOT, 'src');
const DIST = path.resolve(process.env.SANDBOX_DIST ?? 'dist');

const HOSTS = { weapp: 'wx', alipay: 'my' } as const;
const OTHERS = { weapp: /\.(h5|alipay)\.tsx?$/, alipay: /\.(h5|weapp)\.tsx?$/ } as const;

const filesBelow = (folder: string, wanted: RegExp): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name))
    .map((name) => path.join(folder, name));

/** Named like a call of a host, and none; each with the reason. */
const NO_CALLS: Readonly<Record<string, string>> = {
  eventCenter: 'Taro’s own',
  getCurrentInstance: 'Taro’s own',
  getCurrentPages: 'a function of both apps',
  nextTick: 'Taro’s own where the app has none',
  onUpdateReady: 'of the update manager',
  applyUpdate: 'of the update manager',
  webpackJsonp: 'webpack’s',
  taroEventCenter: 'Taro’s own',
  cloud: 'Taro looks for it, and works without',
};

/** Of the other app, in shared source; called where the app has it. */
const ELSEWHERE: Readonly<Record<EngineTarget, readonly string[]>> = {
  weapp: [],
  alipay: [
    'getDeviceInfo', // platform/mini/hostInfo: the branch of the messaging app
    'getRendererUserAgent', // platform/flexGap
    'httpRequest', // Taro: of versions without `request`
  ],
};

/** Taro's names for calls of the payment app, e.g. `login` for `getAuthCode`. */
function aliases(): ReadonlyMap<string, string> {
  const file = require.resolve('@tarojs/plugin-platform-alipay/dist/runtime.js');
  const found = fs.readFileSync(file, 'utf8').matchAll(/^ {4}(\w+): \{\s+alias: '(\w+)'/gm);
  return new Map([...found].map(([, from = '', to = '']) => [from, to]));
}

/** `Taro.x`, `field(Taro, 'x')`, and functions that take a call’s name first. */
const NAMED =
  /\bTaro\.([a-z]\w*)|\bfield\(Taro, '(\w+)'|(?<![.\w])(?:callMini|hasNative|opened|call|infoOf)\(\s*'(\w+)'/g;

function sourceNames(target: EngineTarget): string[] {
  const files = filesBelow(SRC, /\.tsx?$/).filter(
    (file) => !OTHERS[target].test(file) && !/\.(test|suite)\.|\/testing\//.test(file),
  );
  const names = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(NAMED)].map(([, ...found]) => found.join('')),
  );
  const renamed = target === 'alipay' ? aliases() : new Map<string, string>();
  return names.map((name) => renamed.get(name) ?? name);
}

function packageNames(target: EngineTarget): string[] {
  const member = new RegExp(`(?<![\\w$.])${HOSTS[target]}\\.([A-Za-z]\\w*)`, 'g');
  return filesBelow(path.join(DIST, target), /\.js$/).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(member)].map(([, name = '']) => name),
  );
}

describe.each(['weapp', 'alipay'] as const)('%s', (target) => {
  let known: VendorCalls;
  beforeAll(async () => {
    known = await vendorCalls(target);
  });

  const unknown = (names: readonly string[]): string[] =>
    [...new Set(names)].filter(
      (name) =>
        known[name] === undefined && NO_CALLS[name] === undefined && !ELSEWHERE[target].includes(name),
    );

  test('the source names only calls that the vendor has', () => {
    const names = sourceNames(target);
    expect(new Set(names).size).toBeGreaterThan(60);
    expect(unknown(names)).toEqual([]);
  });

  test('so does the built package', () => {
    const names = packageNames(target);
    expect(names).toContain('webpackJsonp');
    expect(unknown(names)).toEqual([]);
  });

  test('no exception is left over', () => {
    const names = [...sourceNames(target), ...packageNames(target)];
    expect(ELSEWHERE[target].filter((name) => known[name] !== undefined || !names.includes(name))).toEqual(
      [],
    );
  });
});

test.each([
  ['wx.showToast is not known', 'showTost', [{ title: 'a' }]],
  ['wx.showToast.text is not known', 'showToast', [{ title: 'a', text: 'b' }]],
  ['wx.showToast.title is undefined, not string', 'showToast', [{}]],
  ['wx.showToast.icon is "ok", not "none" or', 'showToast', [{ title: 'a', icon: 'ok' }]],
  ['wx.chooseMedia.mediaType[0] is "photo", not', 'chooseMedia', [{ mediaType: ['photo'] }]],
  ['wx.getStorageSync is object, not string', 'getStorageSync', [{ key: 'a' }]],
])('a wrong call is refused: %s', async (message, name, args) => {
  const known = await vendorCalls('weapp');
  const said = name === 'showTost' ? 'wx.showToast' : `wx.${name}`;
  const faults = callFaults(said, args, known[name]);
  expect(faults).toEqual([expect.stringContaining(message)]);
});

test('what the typings have by now is no exception any more', async () => {
  const known = await vendorCalls('alipay');
  expect(() => withAllowed(known, ['showToast.content'])).toThrow('is in the vendor’s typings now');
  expect(() => withAllowed(known, ['showToast'])).toThrow('is in the vendor’s typings now');
});
