import { act } from 'react';
import { RightTicket } from '@/features/weekly/flashSale/RightTicket';
import { modulePageValue } from '@/features/weekly/flashSale/testing/modulePageValue';
import { coupon, session } from '@/features/weekly/flashSale/testing/sessionFixtures';
import { type Bench, shown } from '@/features/weekly/flashSale/testing/sessionsBench';
import { Common } from '@/features/weekly/modules/common/Common';
import { ModuleGoodsCard } from '@/features/weekly/modules/shared/ModuleGoodsCard';
import type { PageInView } from '@/platform/inView/types';
import { tracker } from '@/tracking';
import { testPlace } from '@/utils/testing/place';
import { type ModulePage, ModulePageProvider } from './modulePageContext';

// Page lifecycle hooks exist inside a running Taro page only.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));
jest.mock('@/tracking', () => ({ tracker: { track: jest.fn(), click: jest.fn() } }));

const place = testPlace();
const watched = new Map<string, (isShown: boolean) => void>();
const nothing = (): void => undefined;
const view: PageInView = {
  watch: () => nothing,
  watchLine: () => nothing,
  watchShown(id, onShown) {
    watched.set(id, onShown);
    return () => void watched.delete(id);
  },
  pause: nothing,
  resume: nothing,
  end: nothing,
};
let bench: Bench;
let modulePage: ModulePage;
beforeEach(async () => {
  bench = await shown();
  modulePage = modulePageValue(bench, { view });
  watched.clear();
  jest.mocked(tracker.track).mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const right = coupon('R1');
const picture = (imageUrl: string) => ({ imageUrl, linkUrl: '' });
const things = (
  <>
    <RightTicket
      session={session('A', { rights: [right] })}
      right={right}
      state="start"
      look={{ couponButton: 1, packageButton: 1, hasChips: false }}
      isFromBeforeStart={false}
    />
    <ModuleGoodsCard goodsId="G1" name="抽纸" imageUrl="" url="/mall" component="goods" />
    <ModuleGoodsCard goodsId="G2" name="纸巾" imageUrl="" url="" component="goodsGroup" />
    <Common
      place={{ order: 1, uniqueId: 'm', fioIndex: 1 }}
      view={{ title: '', subTitle: '', pictures: [picture('/a'), { imageUrl: '/b', linkUrl: '/x' }] }}
    />
  </>
);
const show = (key: string): void =>
  place.render(
    <ModulePageProvider key={key} value={modulePage}>
      {things}
    </ModulePageProvider>,
  );
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const notifyAll = (isShown: boolean): void => act(() => watched.forEach((notify) => notify(isShown)));
const notified = (): unknown[] =>
  jest.mocked(tracker.track).mock.calls.map(([{ type, component, context }]) => [type, component, context]);

it('goods, rights and pictures are reported one by one, once a visit', () => {
  show('first');
  pass(999);
  expect(watched.size).toBe(0);
  pass(1);
  expect(Array.from(watched.keys()).filter((id) => document.getElementById(id) === null)).toEqual([]);
  notifyAll(true);
  pass(499);
  expect(notified()).toEqual([]);
  pass(1);
  expect(notified()).toEqual([
    ['exposure', 'right', { sessionId: 'A', rightsNo: 'R1' }],
    ['exposure', 'goodsItem', { goodsId: 'G1', name: '抽纸' }],
    ['exposure', 'goodsGroupItem', { goodsId: 'G2', name: '纸巾' }],
    ['exposure', 'commonPicture', { imageUrl: '/a', linkUrl: '' }],
    ['exposure', 'commonPicture', { imageUrl: '/b', linkUrl: '/x' }],
  ]);
  expect(watched.size).toBe(0);
  // Scrolled away, unmounted and mounted again.
  show('again');
  pass(5_000);
  expect([watched.size, notified().length]).toEqual([0, 5]);
});

it('an element that leaves the screen within half a second is not reported', () => {
  show('first');
  pass(1_000);
  notifyAll(true);
  pass(499);
  notifyAll(false);
  pass(5_000);
  expect(notified()).toEqual([]);
});
