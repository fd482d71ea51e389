import { act } from 'react';
import { intakeArrival, loginGate } from '@/session';
import { tracker } from '@/tracking';
import { testPlace } from '@/utils/testing/place';
import { tabArrivals } from './index';
import type * as Paths from './paths';
import type * as TabArrivalsFile from './tabArrivals';
import { usePage, type PageVisit } from './usePage';

let mockAddress = '/?channelId=first';
// Page lifecycle hooks exist only inside a running Taro page.
const page = { show: (): void => undefined, hide: (): void => undefined };
jest.mock('@/hooks/usePageShown', () => ({
  usePageShown: (show: () => void, hide: () => void) => Object.assign(page, { show, hide }),
}));
jest.mock('@/session', () => ({
  intakeVisit: () => undefined,
  intakeArrival: jest.fn(),
  loginGate: { pageShown: jest.fn() },
}));
jest.mock('@/tracking', () => ({ tracker: { view: jest.fn(), track: jest.fn() } }));
/** What was said to the measurements of pages, by the page's name. */
const mockMeasured: string[] = [];
jest.mock('./measurePage', () => ({
  measurePage: (name: string) => ({
    rendered: () => mockMeasured.push(`${name} rendered`),
    end: () => mockMeasured.push(`${name} ended`),
  }),
}));
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

it('has the parameters it was opened with', () => {
  open();
  expect([visit.params, visit.arrivals]).toEqual([{ channelId: 'first' }, 0]);
});

it('visible, receives the parameters of a switch immediately, and tracking counts a new visit', () => {
  open();
  page.show();
  jest.mocked(tracker.view).mockClear();
  arrive({ channelId: 'second' });
  expect([visit.params, visit.arrivals]).toEqual([{ channelId: 'second' }, 1]);
  expect(jest.mocked(tracker.view).mock.calls).toEqual([['home', { channelId: 'second' }]]);
  arrive({ channelId: 'second' });
  expect(visit.arrivals).toBe(2);
});

it('receives parameters that arrived while it was being mounted', () => {
  tabArrivals.put('home', { for: 'fromHomeModalPopup' });
  open();
  expect(visit.params).toEqual({ for: 'fromHomeModalPopup' });
});

it('receives parameters that arrived while it was hidden, once it is shown', () => {
  open();
  tabArrivals.put('home', { channelId: 'late' });
  act(() => page.show());
  expect(visit.params).toEqual({ channelId: 'late' });
  act(() => page.show());
  expect(visit.arrivals).toBe(1);
});

it('stores the attribution, whichever way the switch’s parameters arrive', () => {
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

it('unmounted, leaves them to the next page', () => {
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
])('%s on screen cancels the actions of other pages that wait for a login: %d', (address, count) => {
  mockAddress = address;
  jest.mocked(loginGate.pageShown).mockClear();
  open();
  act(() => page.show());
  expect(jest.mocked(loginGate.pageShown).mock.calls).toEqual(Array(count).fill([visit.scope]));
});

it.each<[string, () => void]>([
  ['is hidden', () => page.hide()],
  ['is closed', () => place.unmount()],
])('is measured under its route’s name from its first render until it %s', (_, leave) => {
  mockMeasured.length = 0;
  mockAddress = '/';
  open();
  expect(mockMeasured).toEqual(['home rendered']);
  leave();
  expect(mockMeasured).toEqual(['home rendered', 'home ended']);
});
