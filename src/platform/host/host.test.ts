/** @jest-environment jsdom */
import type { HostCapability } from './types';

const mockKept = new Map<string, string>();
jest.mock('../storage', () => ({
  storage: {
    session: {
      read: (key: string) => mockKept.get(key) ?? null,
      write: (key: string, text: string) => mockKept.set(key, text),
    },
  },
}));
jest.mock('../dom/documentCookies', () => ({ documentCookies: () => '' }));

/** The host is detected once per document. */
function kindAt(path: string): string {
  window.history.replaceState(null, '', path);
  let kind = '';
  jest.isolateModules(() => {
    const { host } = jest.requireActual<{ readonly host: HostCapability }>('./index.h5');
    kind = host.current().kind;
    expect(host.current()).toBe(host.current());
  });
  return kind;
}

beforeEach(() => {
  mockKept.clear();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 AlipayClient/10.2');
});

test('the life app is identified by the first address of a visit, also on later pages', () => {
  expect(kindAt('/home')).toBe('alipay-browser');
  expect(mockKept.size).toBe(0);
  expect(kindAt('/home?appType=alipayLife')).toBe('alipay-life');
  expect(kindAt('/receiveCoupon/A')).toBe('alipay-life');
});
