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

const SOON = 'packages/common/soon/index';

it.each<[string, Record<string, string>, boolean | undefined]>([
  [SOON, { route: 'feedback', token: 'T%201' }, true],
  [SOON, { route: 'contrastPrice', token: 'T%201' }, undefined],
  [SOON, { token: 'T%201' }, undefined],
  ['packages/campaign/friday/index', { token: 'T%201', route: 'send' }, true],
])(
  'a token in the query belongs to the page, or to the one that its query names: %s %o',
  (path, query, accepts) => {
    mockPage = path;
    mockParams = query;
    const brought = makeMiniNavigation('wechat').takeToken();
    expect(brought?.token).toBe('T 1');
    expect(resolveAddress(brought?.path ?? '')?.row.acceptsToken).toBe(accepts);
  },
);

it('no token, nothing brought', () => {
  mockParams = { route: 'feedback' };
  expect(makeMiniNavigation('wechat').takeToken()).toBeNull();
});
