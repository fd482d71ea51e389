import { PLATFORM_CODE, type Host, type PlatformCode } from '@/platform/host/types';
import { canPayIn } from './canPayIn';

describe('where it can be paid', () => {
  const host = (platformCode: PlatformCode, isInMiniProgramWebView = false): Host => ({
    kind: 'browser',
    os: 'other',
    platformCode,
    appVersionCode: null,
    isInMiniProgramWebView,
  });

  it('only the clients that the contract names can pay', () => {
    const paying = Object.entries(PLATFORM_CODE).filter(([, code]) => canPayIn(host(code)));
    expect(paying.map(([name]) => name)).toEqual(['wxBrowser', 'wechatMini', 'alipayMini', 'alipayLife']);
  });

  it('no payment inside a mini program’s web view', () => {
    expect(Object.values(PLATFORM_CODE).some((code) => canPayIn(host(code, true)))).toBe(false);
  });
});
