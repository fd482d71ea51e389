import { shareToast } from './shareToast';

it.each([
  ['use-host-menu', '请点击右上角菜单分享给好友'],
  ['link-copied', '链接已复制，快去分享给好友吧'],
  ['failed', '分享失败，请稍后再试'],
  ['shared', null],
  ['cancelled', null],
] as const)('after sharing, %s: %p', (kind, text) => {
  expect(shareToast({ kind })).toBe(text);
});
