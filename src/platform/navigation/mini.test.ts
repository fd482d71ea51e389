import { resolveAddress } from '@/navigation/paths';
import { makeMiniNavigation } from './mini';

let mockPage = '';
let mockDepth = 1;
const mockMoves: string[] = [];
let mockParams: Record<string, string> = {};
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: () => Array.from({ length: mockDepth }, () => ({ route: mockPage })),
    navigateBack: () => void mockMoves.push('back'),
    reLaunch: ({ url }: { url: string }) => void mockMoves.push(`reLaunch ${url}`),
    navigateTo: ({ url }: { url: string }) => void mockMoves.push(`push ${url}`),
    redirectTo: ({ url }: { url: string }) => void mockMoves.push(`replace ${url}`),
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

it.each([
  [{ activityCode: 'RC%2D1' }, { activityCode: 'RC-1' }],
  [{ configId: 'F?channelId=x' }, { configId: 'F', channelId: 'x' }],
  [{ url: 'https://h/x?a=1&b=2' }, { url: 'https://h/x?a=1&b=2' }],
])('query %o is %o', (query, expected) => {
  mockParams = query;
  expect(makeMiniNavigation('wechat').currentQuery()).toEqual(expected);
});

it('no token: null', () => {
  mockParams = { route: 'feedback' };
  expect(makeMiniNavigation('wechat').takeToken()).toBeNull();
});

it.each([
  [1, false, 'reLaunch /home', 'push /p'],
  [2, true, 'back', 'push /p'],
  [9, true, 'back', 'push /p'],
  [10, true, 'back', 'replace /p'],
])('with %i pages open: back and push', async (depth, canGoBack, back, push) => {
  mockDepth = depth;
  mockMoves.length = 0;
  const navigation = makeMiniNavigation('wechat');
  expect(navigation.canGoBack()).toBe(canGoBack);
  await navigation.back('/home');
  await navigation.push('/p');
  expect(mockMoves).toEqual([back, push]);
});
