import type { HostOs } from '../host/types';
import type * as MiniFlexGap from './index.mini';

const system = { os: 'ios' as HostOs, osVersion: '' };
jest.mock('../systemInfo', () => ({ systemInfo: { read: () => system } }));

let mockUserAgent: (() => unknown) | undefined;
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getRendererUserAgent: mockUserAgent } }));

/** Class of the first page, and of one that opens after the host has reported its engine. */
async function pageClasses(): Promise<readonly [string, string]> {
  let flexGap: typeof MiniFlexGap.flexGap | undefined;
  jest.isolateModules(() => {
    ({ flexGap } = jest.requireActual<typeof MiniFlexGap>('./index.mini'));
  });
  const first = flexGap?.pageClass() ?? '';
  await new Promise(process.nextTick);
  return [first, flexGap?.pageClass() ?? ''];
}

test.each<[HostOs, string, string]>([
  ['ios', '13.3.1', 'noFlexGap'],
  ['ios', '14.4.2', 'noFlexGap'],
  ['ios', '14', 'noFlexGap'],
  ['ios', '14.5', ''],
  ['ios', '14.10', ''],
  ['ios', '17.4', ''],
  ['ios', '', ''],
  ['harmony', '4.0', ''],
  ['other', '', ''],
])('%s %s: pages have the class %j', async (os, osVersion, expected) => {
  Object.assign(system, { os, osVersion });
  mockUserAgent = undefined;
  expect(await pageClasses()).toEqual([expected, expected]);
});

const chrome = (version: number): string =>
  `Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${version}.0.4240.99 XWEB/4317`;

test.each<[string, (() => unknown) | undefined, string]>([
  ['an engine that has it', () => Promise.resolve({ userAgent: chrome(84) }), ''],
  ['one that gives its name as a text', () => Promise.resolve(chrome(116)), ''],
  ['one that lacks it', () => Promise.resolve({ userAgent: chrome(83) }), 'noFlexGap'],
  ['one of another kind', () => Promise.resolve({ userAgent: 'Skyline' }), 'noFlexGap'],
  ['a host that refuses', () => Promise.reject({ errMsg: 'fail' }), 'noFlexGap'],
  ['a host that does not answer', () => new Promise(() => undefined), 'noFlexGap'],
  ['a host without the call', undefined, 'noFlexGap'],
])('Android, %s: margins until the engine is known', async (_name, userAgent, later) => {
  Object.assign(system, { os: 'android', osVersion: '10' });
  mockUserAgent = userAgent;
  expect(await pageClasses()).toEqual(['noFlexGap', later]);
});
