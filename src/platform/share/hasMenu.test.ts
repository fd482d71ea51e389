import { hasShareMenu } from './hasMenu';

test.each([
  ['wechat-browser', false, true],
  ['wechat-mini', false, true],
  ['alipay-mini', false, true],
  ['alipay-mini', true, true],
  ['other-mini', true, true],
  ['browser', false, false],
  ['consumer-app', false, false],
  ['locker-app', false, false],
  ['alipay-browser', false, false],
  ['alipay-life', false, false],
] as const)('%s, in a web view: %s', (kind, isInMiniProgramWebView, expected) => {
  expect(hasShareMenu({ kind, isInMiniProgramWebView })).toBe(expected);
});
