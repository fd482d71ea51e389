import { act } from 'react';
import { pageBench } from '@/data/testing/pageBench';
import { RAW_PACK, wireCheck } from '@/domain/offer/testing/rawPack';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { AttractSuccess } from './AttractSuccess';

type Bench = ReturnType<typeof pageBench>;

const mockMade: { bench: Bench | null } = { bench: null };
jest.mock('@/data/pageDeps', () => ({ pageDeps: () => mockMade.bench?.deps }));
jest.mock('@/api/gateway', () => ({
  serverClock: { nowMs: () => 0 },
  get gateway() {
    return mockMade.bench?.gateway;
  },
}));
jest.mock('@/platform/host', () => ({ host: { current: () => ({ platformCode: 9, kind: 'browser' }) } }));
const mockSession = { token: null as string | null, isLoggedIn: false };
jest.mock('@/session', () => ({
  get session() {
    return mockSession;
  },
}));
jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));
jest.mock('@/domain/activity/savePicture', () => ({ savePicture: () => undefined }));
jest.mock('@/domain/offer/OfferGuide', () => ({
  OfferGuide: ({ isLost }: { isLost: boolean }) => (isLost ? '其他' : '去哪里使用'),
}));
const mockSeen: unknown[] = [];
jest.mock('@/navigation', () => ({
  navigator: { goTo: (...where: unknown[]) => Promise.resolve(void mockSeen.push(where)) },
}));
jest.mock('@/tracking', () => ({ tracker: { click: (...what: unknown[]) => void mockSeen.push(what) } }));

const place = testPlace();

async function open(ids: readonly string[]): Promise<void> {
  mockSession.isLoggedIn = true;
  mockSession.token = 'first';
  const bench = pageBench({ token: 'first' });
  mockMade.bench = bench;
  place.render(<AttractSuccess params={{ activityCode: 'NEW-1' }} scope={bench.scope} />);
  await act(async () => {
    await settle();
    await bench.transport.last.ok(RAW_PACK);
    await bench.transport.last.ok(wireCheck(ids));
  });
  mockSeen.splice(0);
}
const text = (): string | null => place.element.textContent;

test('what the gateway says was received, as tickets with their validity, and where it is used', async () => {
  await open(['K1']);
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe('领取成功');
  expect(place.element.querySelector('[role=status]')?.textContent).toBe('优惠券已放入您的账户');
  expect(text()).toContain('￥5无门槛使用寄件立减券2026-11-27至2026-12-26');
  expect(text()).toContain('去哪里使用');
});

test.each([
  [['K1'], 'K1'],
  [['K1', 'K2'], undefined],
])('去使用 with %j takes %p along', async (ids, couponId) => {
  await open(ids);
  await place.press('去使用');
  expect(mockSeen).toEqual([
    ['attractNewUsersSuccess', 'use'],
    ['send', { couponId }],
  ]);
});

test('nothing received: the way to the pack, and to other offers', async () => {
  await open([]);
  expect(text()).toBe('新人有礼还没有领取到新人礼包其他看看其他福利去领取');
  await place.press('去领取');
  expect(mockSeen).toEqual([
    ['attractNewUsersSuccess', 'claim'],
    ['attractNewUsers', { activityCode: 'NEW-1' }],
  ]);
});
