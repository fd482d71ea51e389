/** What the vendors' typings allow, for the engine host of the package tests and for the gate. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { CallShape, EngineTarget, Shape, VendorCalls } from '../../engine/contract';

const ROOT = path.join(__dirname, '../..');
const READER = path.join(ROOT, 'engine/compiler/vendorTypings.ts');
const FOLDER = path.join(ROOT, '.cache', 'vendor-calls');

const PACKAGES = { weapp: 'miniprogram-api-typings', alipay: '@mini-types/alipay' } as const;

const TARO_KEEPS = 'Taro adds this app’s own name for the option and leaves the other one';
const OTHER_APP = 'for the messaging app; this app ignores options that it does not know';

/** Calls, and options of calls, that the packages use although the typings lack them, each with the reason. */
const ALLOWED: Readonly<Record<EngineTarget, Readonly<Record<string, string>>>> = {
  weapp: {
    'showShareMenu.showShareItems': 'Taro reads it and adds `menus`, which it would overwrite',
    'uploadFile.fileType': 'for the payment app; this app ignores options that it does not know',
    'uploadFile.hideLoading': 'as fileType',
  },
  alipay: {
    onThemeChange: 'newer versions of the app have it, and older ones do not follow the theme',
    offThemeChange: 'as onThemeChange',
    'showToast.title': TARO_KEEPS,
    'showToast.icon': TARO_KEEPS,
    'showLoading.title': TARO_KEEPS,
    'showLoading.mask': OTHER_APP,
    'setScreenBrightness.value': TARO_KEEPS,
    'setClipboard.data': TARO_KEEPS,
    'makePhoneCall.phoneNumber': TARO_KEEPS,
    'scan.type': 'what older versions of the app read; Taro adds it',
    'downloadFile.timeout': OTHER_APP,
    'uploadFile.timeout': OTHER_APP,
    'openDocument.showMenu': OTHER_APP,
  },
};

const ANYTHING: Shape = { kinds: ['any'], isOptional: true };

/**
 * @param allowed names of calls (`onX`) and of options (`x.y`)
 * @throws when the vendor declares one of them by now, or has no such call
 */
export function withAllowed(calls: VendorCalls, allowed: readonly string[]): VendorCalls {
  const all: Record<string, readonly CallShape[]> = { ...calls };
  for (const name of allowed) {
    const [call = '', option] = name.split('.');
    const overloads = all[call];
    if (option === undefined) {
      if (overloads !== undefined) throw new Error(`${name} is in the vendor’s typings now`);
      all[call] = [[ANYTHING]];
      continue;
    }
    if (overloads === undefined) throw new Error(`${name}: the vendor has no such call`);
    all[call] = overloads.map(([options = ANYTHING, ...rest]) => {
      if (options.fields?.[option] !== undefined) throw new Error(`${name} is in the vendor’s typings now`);
      return [{ ...options, fields: { ...options.fields, [option]: ANYTHING } }, ...rest];
    });
  }
  return all;
}

/** Kept for each version of the typings and of their reader: reading takes two seconds. */
export async function vendorCalls(target: EngineTarget): Promise<VendorCalls> {
  const { version } = JSON.parse(
    await fs.readFile(require.resolve(`${PACKAGES[target]}/package.json`), 'utf8'),
  ) as { version: string };
  const reader = createHash('sha256')
    .update(await fs.readFile(READER))
    .digest('hex')
    .slice(0, 8);
  const file = path.join(FOLDER, `${target}-${version}-${reader}.json`);
  const known = await fs.readFile(file, 'utf8').catch(() => null);
  // The compiler is loaded only when it has to read.
  const read = async (): Promise<VendorCalls> =>
    (await import('../../engine/compiler/vendorTypings')).readVendorCalls(target);
  const calls = known === null ? await read() : (JSON.parse(known) as VendorCalls);
  if (known === null) {
    await fs.mkdir(FOLDER, { recursive: true });
    await fs.writeFile(file, JSON.stringify(calls));
  }
  return withAllowed(calls, Object.keys(ALLOWED[target]));
}
