import { resolveAddress } from '@/navigation/paths';
import { makeMiniNavigation } from './mini';

let mockPage = '';
let mockParams: Record<string, string> = {};
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: () => [{ route: mockPage }],
    getCurrentInstance: () => ({ router: { params: mockParams } }),
  },
}));

it.each<[string, Record<string, string>, boolean | undefined]>([
  ['packages/campaign/friday/index', { token: 'T%201', route: 'send' }, true],
  ['packages/contrast/compare/index', { token: 'T%201', route: 'feedback' }, undefined],
  ['packages/common/gone/index', { token: 'T%201' }, undefined],
])('a token in the query belongs to the page: %s %o', (path, query, accepts) => {
  mockPage = path;
  mockParams = query;
  const brought = makeMiniNavigation('wechat').takeToken();
  expect(brought?.token).toBe('T 1');
  expect(resolveAddress(brought?.path ?? '')?.row.acceptsToken).toBe(accepts);
});

it('no token, nothing brought', () => {
  mockParams = { route: 'feedback' };
  expect(makeMiniNavigation('wechat').takeToken()).toBeNull();
});
