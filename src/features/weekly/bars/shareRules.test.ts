import type { ModulePageBase, ModulePageVisit } from '../page/modulePageTypes';
import { sharedChannel, sharedPage } from './shareRules';

jest.mock('@/session/links', () => ({
  pictureAddress: (src: string) => (src.startsWith('https://own') ? src : ''),
}));

const visit: ModulePageVisit = { configId: 'FRI', channelId: 'app', scene: 'page', areThumbnailsOff: false };
const base: ModulePageBase = {
  pageName: '星期五',
  isFinished: false,
  clients: [],
  headerUrl: '',
  groundColor: '',
  rulesHtml: '',
  hasShareButton: true,
  shareTitle: '一起抢券',
  shareImageUrl: 'https://own.example/a.png',
  hasSubscribeBar: false,
  subscribeText: '',
  subscribeStatus: -1,
};

test.each([
  ['app', 'app-share'],
  ['', '-share'],
  ['app-share', 'app-share'],
  ['x'.repeat(128), `${'x'.repeat(122)}-share`],
])('channel %s', (channel, expected) => {
  expect(sharedChannel(channel)).toBe(expected);
});

test('the content that is shared', () => {
  expect(sharedPage('fcFriday', visit, base)).toEqual({
    from: 'fcFriday',
    route: 'fcFriday',
    params: { configId: 'FRI', channelId: 'app-share' },
    miniParams: { onlyH5: '0' },
    title: '一起抢券',
    summary: '',
    imageUrl: 'https://own.example/a.png',
  });
});

test('home services share their own route, without onlyH5', () => {
  const shared = sharedPage('hsGather', visit, { ...base, clients: [3] });
  expect(shared).toMatchObject({ route: 'hsGather', params: { configId: 'FRI', channelId: 'app-share' } });
  expect(shared).not.toHaveProperty('miniParams');
});

test.each([
  [[3], '1'],
  [[3, 4], '0'],
  [[], '0'],
  [[5], '0'],
])('clients %j: onlyH5=%s', (clients, onlyH5) => {
  expect(sharedPage('fcFriday', visit, { ...base, clients }).miniParams).toEqual({ onlyH5 });
});

test('uses the page’s name if there is no share title, and leaves out a picture from a foreign host', () => {
  const shared = sharedPage('fcFriday', visit, {
    ...base,
    shareTitle: '',
    shareImageUrl: 'https://evil.example/a.png',
  });
  expect([shared.title, shared.imageUrl]).toEqual(['星期五', '']);
});
