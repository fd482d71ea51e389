import type * as MiniFlexGap from './index.mini';
import type { HostOs } from '../host/types';

const system = { os: 'ios' as HostOs, osVersion: '' };
jest.mock('../systemInfo', () => ({ systemInfo: { read: () => system } }));

const pageClass = (): string => {
  let answer = '';
  jest.isolateModules(() => {
    answer = jest.requireActual<typeof MiniFlexGap>('./index.mini').flexGap.pageClass();
  });
  return answer;
};

test.each<[HostOs, string, string]>([
  ['ios', '13.3.1', 'noFlexGap'],
  ['ios', '14.4.2', 'noFlexGap'],
  ['ios', '14', 'noFlexGap'],
  ['ios', '14.5', ''],
  ['ios', '14.10', ''],
  ['ios', '17.4', ''],
  ['ios', '', ''],
  ['android', '10', ''],
  ['harmony', '4.0', ''],
])('%s %s: pages have the class %j', (os, osVersion, expected) => {
  Object.assign(system, { os, osVersion });
  expect(pageClass()).toBe(expected);
});
