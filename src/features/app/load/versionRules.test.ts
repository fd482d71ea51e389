import type { HostOs } from '@/platform/host/types';
import { packageOf, sizeText, versionFacts } from './versionRules';

const VERSION = {
  versionName: '9.8.7',
  packageBytes: 68_471_685,
  releaseTm: '2026-11-20 10:00:00',
  packageUrl: 'https://dl.example.com/app.apk',
  news: [],
};
const POLICY = {
  ownOrigins: ['https://m.example.com'],
  linkHosts: ['dl.example.com'],
  tokenHosts: [],
  appSchemes: ['known'],
  miniProgramIds: [],
};

test.each([
  [68_471_685, '（65.3MB）'],
  [1, '（0.0MB）'],
  [0, ''],
  [-1, ''],
  [Number.NaN, ''],
  [10_000 * 1024 * 1024 - 1, '（10000.0MB）'],
  [10_000 * 1024 * 1024, ''],
])('%d bytes: %s', (bytes, text) => {
  expect(sizeText(bytes, '（', '）')).toBe(text);
});

test.each<[string, object, HostOs, readonly (readonly [string, string])[]]>([
  [
    'Android: all',
    {},
    'android',
    [
      ['最新版本', '9.8.7'],
      ['大小', '65.3MB'],
      ['更新日期', '2026-11-20'],
    ],
  ],
  ['an iPhone: the version', {}, 'ios', [['最新版本', '9.8.7']]],
  ['no version', { versionName: '' }, 'ios', []],
  [
    'no size',
    { packageBytes: 0 },
    'android',
    [
      ['最新版本', '9.8.7'],
      ['更新日期', '2026-11-20'],
    ],
  ],
  [
    'no date',
    { releaseTm: 'soon' },
    'android',
    [
      ['最新版本', '9.8.7'],
      ['大小', '65.3MB'],
    ],
  ],
  ['nothing', { versionName: '', packageBytes: 0, releaseTm: '' }, 'android', []],
])('%s', (_name, over, os, facts) => {
  const reported = versionFacts({ ...VERSION, ...over }, os);
  expect(reported.map(({ label, value }) => [label, value])).toEqual(facts);
});

test.each([
  ['https://dl.example.com/app.apk', 'browser', 'android', 'https://dl.example.com/app.apk'],
  ['/app.apk', 'browser', 'android', '/app.apk'],
  ['https://dl.example.com/app.apk', 'browser', 'ios', ''],
  ['https://dl.example.com/app.apk', 'wechat-browser', 'android', ''],
  ['https://other.example.com/app.apk', 'browser', 'android', ''],
  ['known://app', 'browser', 'android', ''],
  ['', 'browser', 'android', ''],
] as const)('%s in %s on %s: "%s"', (packageUrl, kind, os, taken) => {
  expect(packageOf({ packageUrl }, { kind, os }, POLICY)).toBe(taken);
});
