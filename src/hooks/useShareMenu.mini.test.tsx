import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { env } from '@/env';
import { navigation } from '@/platform/navigation';
import { shareCardChannel } from '@/platform/share/cardChannel';
import type { ShareCard } from '@/platform/share/types';
import { useShareMenu } from './useShareMenu.mini';

// Page lifecycle hooks exist only inside a running Taro page.
interface Menu {
  show(): void;
  chat(): unknown;
  timeline(): unknown;
}
let mockMenu: Menu;
jest.mock('@tarojs/taro', () => ({
  useDidShow: (show: () => void) => Object.assign(mockMenu, { show }),
  useShareAppMessage: (chat: () => unknown) => Object.assign(mockMenu, { chat }),
  useShareTimeline: (timeline: () => unknown) => Object.assign(mockMenu, { timeline }),
}));
jest.mock('@/platform/navigation', () => ({ navigation: { currentPath: jest.fn(), currentUrl: jest.fn() } }));

const RECEIVE = 'packages/coupon/receive/index';
const WEEKLY = 'packages/campaign/friday/index';
const card = (pagePath: string, title = pagePath, from = pagePath): ShareCard => ({
  title,
  summary: '概要',
  imageUrl: 'https://cdn.example.com/a.png',
  url: 'https://m.example.com/x',
  pagePath,
  from,
});

const open: Root[] = [];
function Page() {
  useShareMenu();
  return null;
}
/** A page on top, after its first show. */
function push(path: string): { readonly menu: Menu; readonly close: () => void } {
  jest.mocked(navigation.currentPath).mockReturnValue(`/${path}`);
  jest.mocked(navigation.currentUrl).mockReturnValue(`/${path}?activityCode=RC-1&token=secret`);
  const own: Menu = { show: () => undefined, chat: () => undefined, timeline: () => undefined };
  mockMenu = own;
  const root = createRoot(document.createElement('div'));
  open.push(root);
  act(() => root.render(<Page />));
  own.show();
  return { menu: own, close: () => act(() => root.unmount()) };
}
/** What a page without a card sends: itself, without its login parameters. */
const itself = (path: string) => ({ title: env.brandName, path: `/${path}?activityCode=RC-1` });
const title = (of: { readonly menu: Menu }): unknown => Reflect.get(Object(of.menu.chat()), 'title');
afterEach(() => act(() => open.splice(0).forEach((root) => root.unmount())));

it('sends the page itself while no card is prepared', () => {
  const page = push(RECEIVE);
  expect([page.menu.chat(), page.menu.timeline()]).toEqual([itself(RECEIVE), {}]);
});

it('sends the prepared card, to a chat and to the timeline', () => {
  const page = push(RECEIVE);
  shareCardChannel.set(card(`${RECEIVE}?activityCode=RC-1&channel=a-share`, '领券'));
  expect(page.menu.chat()).toEqual({
    title: '领券',
    desc: '概要',
    path: `/${RECEIVE}?activityCode=RC-1&channel=a-share`,
    imageUrl: 'https://cdn.example.com/a.png',
  });
  expect(page.menu.timeline()).toEqual({
    title: '领券',
    imageUrl: 'https://cdn.example.com/a.png',
    query: 'activityCode=RC-1&channel=a-share',
  });
});

it('a card with another page as target is sent by the page that prepared it', () => {
  const page = push(RECEIVE);
  shareCardChannel.set(card(WEEKLY, '去周五', RECEIVE));
  expect(page.menu.chat()).toMatchObject({ title: '去周五', path: `/${WEEKLY}` });
});

it.each([
  ['pages/home/index', ''],
  ['/pages/home/index?', ''],
  [`${RECEIVE}?a=1`, 'a=1'],
  [`${RECEIVE}?url=/x?b=2`, 'url=/x?b=2'],
])('%s has the timeline query "%s"', (pagePath, query) => {
  const page = push(pagePath.replace(/^\//, '').split('?')[0] ?? '');
  shareCardChannel.set(card(pagePath));
  expect(page.menu.timeline()).toMatchObject({ query });
});

it('keeps a card that is set while another page covers it, and the other page does not send it', () => {
  const below = push(RECEIVE);
  const above = push(WEEKLY);
  shareCardChannel.set(card(RECEIVE));
  expect(above.menu.chat()).toEqual(itself(WEEKLY));
  above.close();
  below.menu.show();
  expect(title(below)).toBe(RECEIVE);
});

it('sends its own again when the page above closes, whichever unmounted first', () => {
  const below = push(RECEIVE);
  shareCardChannel.set(card(RECEIVE, 'below'));
  const above = push(WEEKLY);
  shareCardChannel.set(card(WEEKLY, 'above'));
  expect(title(above)).toBe('above');
  below.menu.show();
  above.close();
  expect(title(below)).toBe('below');
});

it.each(['closed before', 'closed after'])('two instances of a page have separate cards (%s)', (order) => {
  const below = push(RECEIVE);
  shareCardChannel.set(card(RECEIVE, 'below'));
  const above = push(RECEIVE);
  expect(above.menu.chat()).toEqual(itself(RECEIVE));
  shareCardChannel.set(card(RECEIVE, 'above'));
  expect([title(below), title(above)]).toEqual(['below', 'above']);
  if (order === 'closed before') above.close();
  below.menu.show();
  if (order === 'closed after') above.close();
  shareCardChannel.set(card(RECEIVE, 'below again'));
  expect(title(below)).toBe('below again');
});

it('a card for an unmounted page is dropped', () => {
  push(RECEIVE).close();
  shareCardChannel.set(card(RECEIVE));
  expect(push(RECEIVE).menu.chat()).toEqual(itself(RECEIVE));
});
