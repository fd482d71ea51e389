import { checkUpload, missingKeys, uploadArguments } from './upload.mjs';

const FILE = 'package.json';

test('without keys an upload names each one and where it comes from', () => {
  expect(() => checkUpload(['weapp', 'alipay'], {})).toThrow(
    /WEAPP_PRIVATE_KEY_FILE is missing: .*mp\.weixin\.qq\.com[\s\S]*ALIPAY_TOOL_ID is missing[\s\S]*ALIPAY_PRIVATE_KEY_FILE is missing/,
  );
});

test('a key file has to be there', () => {
  expect(missingKeys(['weapp'], { WEAPP_PRIVATE_KEY_FILE: '/nowhere/key' })).toEqual([
    'WEAPP_PRIVATE_KEY_FILE: there is no file /nowhere/key.',
  ]);
  expect(missingKeys(['weapp'], { WEAPP_PRIVATE_KEY_FILE: FILE })).toEqual([]);
});

test('H5 has no upload', () =>
  expect(() => checkUpload(['h5'], {})).toThrow('--upload takes weapp and alipay'));

test.each(['weapp', 'alipay'])('%s: the command names package, version, app and key', (target) => {
  const given = { WEAPP_PRIVATE_KEY_FILE: '/key', ALIPAY_PRIVATE_KEY_FILE: '/key', ALIPAY_TOOL_ID: 'tool' };
  const options = { folder: '/release/weapp', version: '1.2.3', appId: 'wx1', note: 'note', given };
  expect(uploadArguments(target, options)).toEqual(
    expect.arrayContaining(['upload', '/release/weapp', '1.2.3', 'wx1', '/key']),
  );
});
