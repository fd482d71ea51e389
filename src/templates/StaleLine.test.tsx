import { observable, runInAction } from 'mobx';
import { act } from 'react';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { StaleLine } from './StaleLine';

const mocked = {
  listeners: new Set<(isOnline: boolean) => void>(),
  session: null as { token: string | null } | null,
  said: [] as string[],
};
jest.mock('@/platform/network', () => ({
  network: {
    subscribe(listener: (isOnline: boolean) => void) {
      mocked.listeners.add(listener);
      return () => mocked.listeners.delete(listener);
    },
  },
}));
jest.mock('@/session', () => ({
  get session() {
    return mocked.session;
  },
}));
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mocked.said.push(text) } }));

const place = testPlace();

function setUp() {
  mocked.said = [];
  mocked.session = observable({ token: null as string | null });
  const query = observable({ staleSince: null as number | null, isRefreshing: false });
  const asked: string[] = [];
  const outcome = { is: 'failed' as 'failed' | 'done' };
  const refresh = (): Promise<'failed' | 'done'> => {
    asked.push('refresh');
    return Promise.resolve(outcome.is);
  };
  const all = observable.object({
    get staleSince() {
      return query.staleSince;
    },
    get isRefreshing() {
      return query.isRefreshing;
    },
  });
  place.render(<StaleLine query={Object.assign(all, { refresh })} />);
  const turnStale = (sinceMs: number | null): void =>
    act(() => {
      runInAction(() => (query.staleSince = sinceMs));
    });
  const refreshing = (isRefreshing: boolean): void =>
    act(() => {
      runInAction(() => (query.isRefreshing = isRefreshing));
    });
  return { asked, outcome, turnStale, refreshing };
}

test('shown only for what is not current', () => {
  const { turnStale } = setUp();
  expect(place.element.textContent).toBe('');
  turnStale(Date.now());
  expect(place.element.textContent).toMatch(/^上次更新 \d\d:\d\d刷新$/);
  turnStale(null);
  expect([place.element.textContent, mocked.listeners.size]).toEqual(['', 0]);
});

test.each([
  ['failed', ['刷新失败，请稍后重试']],
  ['done', []],
] as const)('刷新 that is %s', async (is, said) => {
  const { asked, outcome, turnStale } = setUp();
  outcome.is = is;
  turnStale(Date.now());
  await place.press('刷新');
  expect([asked, mocked.said]).toEqual([['refresh'], said]);
});

test('a refetch that it announces: no time, no 刷新, and nothing is fetched beside it', () => {
  const { asked, turnStale, refreshing } = setUp();
  refreshing(true);
  expect(place.element.textContent).toBe('');
  turnStale(Date.now());
  expect([place.element.textContent, mocked.listeners.size]).toEqual(['正在更新…', 0]);
  expect(place.element.querySelector('[role=status]')?.textContent).toBe('正在更新…');
  runInAction(() => Object.assign(mocked.session ?? {}, { token: 'T' }));
  expect(asked).toEqual([]);
  refreshing(false);
  expect([place.element.textContent?.slice(0, 4), mocked.listeners.size]).toEqual(['上次更新', 1]);
});

test('fetches without a word when the network is back, and when the login changes', async () => {
  const { asked, turnStale } = setUp();
  turnStale(Date.now());
  for (const listener of mocked.listeners) listener(false);
  expect(asked).toEqual([]);
  for (const listener of mocked.listeners) listener(true);
  expect(asked).toHaveLength(1);
  runInAction(() => Object.assign(mocked.session ?? {}, { token: 'T' }));
  expect(asked).toHaveLength(2);
  await settle();
  expect(mocked.said).toEqual([]);
  place.unmount();
  runInAction(() => Object.assign(mocked.session ?? {}, { token: 'U' }));
  expect([asked.length, mocked.listeners.size]).toEqual([2, 0]);
});
