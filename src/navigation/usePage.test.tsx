import { act } from 'react';
import { intakeArrival, loginGate } from '@/session';
import { tracker } from '@/tracking';
import { testPlace } from '@/utils/testing/place';
import { tabArrivals } from './index';
import type * as Paths from './paths';
import type * as TabArrivalsFile from './tabArrivals';
import { usePage, type PageVisit } from './usePage';

let mockAddress = '/?channelId=first';
// Page lifecycle hooks exist inside a running Taro page only.
const page = { show: (): void => undefined };
jest.mock('@/hooks/usePageShown', () => ({
  usePageShown: (show: () => void) => Object.assign(page, { show }),
}));
jest.mock('@/session', () => ({
  intakeVisit: () => undefined,
  intakeArrival: jest.fn(),
  loginGate: { pageShown: jest.fn() },
}));
jest.mock('@/tracking', () => ({ tracker: { view: jest.fn(), track: jest.fn() } }));
jest.mock('@/platform/hostBars', () => ({ hostBars: { paint: () => undefined } }));
jest.mock('@/platform/navigation', () => ({ navigation: { setTitle: () => undefined } }));
jest.mock('./index', () => {
  const { resolveAddress } = jest.requireActual<typeof Paths>('./paths');
  const { makeTabArrivals } = jest.requireActual<typeof TabArrivalsFile>('./tabArrivals');
  return {
    navigator: { currentRoute: () => resolveAddress(mockAddress) },
    tabArrivals: makeTabArrivals(),
  };
});

const place = testPlace();
let visit: PageVisit;
function Probe() {
  visit = usePage();
  return null;
}
function open(): void {
  place.render(<Probe />);
}
const arrive = (params: Record<string, string>): void =>
  act(() => {
    tabArrivals.put('home', params);
    tabArrivals.deliver('home');
  });
afterEach(() => {
  tabArrivals.take('home');
});

it('has what it was opened with', () => {
  open();
  expect([visit.params, visit.arrivals]).toEqual([{ channelId: 'first' }, 0]);
});

it('on screen, gets what a switch to it brings at once, as a new visit for the tracking', () => {
  open();
  page.show();
  jest.mocked(tracker.view).mockClear();
  arrive({ channelId: 'second' });
  expect([visit.params, visit.arrivals]).toEqual([{ channelId: 'second' }, 1]);
  expect(jest.mocked(tracker.view).mock.calls).toEqual([['home', { channelId: 'second' }]]);
  arrive({ channelId: 'second' });
  expect(visit.arrivals).toBe(2);
});

it('gets what came while it was being made', () => {
  tabArrivals.put('home', { for: 'fromHomeModalPopup' });
  open();
  expect(visit.params).toEqual({ for: 'fromHomeModalPopup' });
});

it('gets what came while it was not seen, once it is', () => {
  open();
  tabArrivals.put('home', { channelId: 'late' });
  act(() => page.show());
  expect(visit.params).toEqual({ channelId: 'late' });
  act(() => page.show());
  expect(visit.arrivals).toBe(1);
});

it('keeps where the person came from, however the switch’s parameters came', () => {
  const kept = jest.mocked(intakeArrival);
  kept.mockClear();
  tabArrivals.put('home', { channel_id: 'while made' });
  open();
  arrive({ channel_id: 'on screen' });
  tabArrivals.put('home', { channel_id: 'while away' });
  act(() => page.show());
  expect(kept.mock.calls.map(([params]) => params['channel_id'])).toEqual([
    'while made',
    'on screen',
    'while away',
  ]);
});

it('closed, leaves them to the next page', () => {
  open();
  place.unmount();
  arrive({ channelId: 'next' });
  open();
  expect(visit.params).toEqual({ channelId: 'next' });
});

it.each([
  ['/?channelId=first', 1],
  ['/packages/account/login/index', 0],
  ['/packages/account/captcha/index', 0],
  ['/packages/common/web-view/index', 0],
  ['/packages/coupon/list/index', 1],
])('%s on screen ends what waits for a login on other pages: %d', (address, count) => {
  mockAddress = address;
  jest.mocked(loginGate.pageShown).mockClear();
  open();
  act(() => page.show());
  expect(jest.mocked(loginGate.pageShown).mock.calls).toEqual(Array(count).fill([visit.scope]));
});
