import { FakeClock } from '@/utils/testing/fakeClock';
import { createSharedClock } from './sharedClock';

function setUp(startMs = 1_700_000_000_300) {
  const clock = new FakeClock(startMs);
  let isVisible = true;
  const watchers = new Set<(visible: boolean) => void>();
  const shared = createSharedClock(clock, {
    isVisible: () => isVisible,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  });
  const show = (visible: boolean): void => {
    isVisible = visible;
    for (const watcher of watchers) watcher(visible);
  };
  return { clock, shared, show, watchers };
}

describe('shared clock', () => {
  it('does nothing without listeners', () => {
    const { clock, watchers } = setUp();
    expect([clock.pending, watchers.size]).toEqual([0, 0]);
  });

  it('ticks on full seconds, one timer for all', async () => {
    const { clock, shared } = setUp();
    const times: number[] = [];
    shared.subscribe(() => times.push(shared.readMs() % 10_000));
    shared.subscribe(() => undefined);
    expect(clock.pending).toBe(1);
    await clock.advance(2_700);
    expect(times).toEqual([1_000, 2_000, 3_000]);
    expect(clock.pending).toBe(1);
  });

  it('does not change between ticks, so that all readers agree', async () => {
    const { clock, shared } = setUp();
    shared.subscribe(() => undefined);
    await clock.advance(700);
    const first = shared.readMs();
    await clock.advance(900);
    expect(shared.readMs()).toBe(first);
  });

  it('reads the current time without listeners', async () => {
    const { clock, shared } = setUp();
    await clock.advance(12_345);
    expect(shared.readMs()).toBe(clock.nowMs());
  });

  it('leaves no timer and no visibility listener behind, also when unsubscribed twice', () => {
    const { clock, shared, watchers } = setUp();
    const stops = [shared.subscribe(() => undefined), shared.subscribe(() => undefined)];
    stops[0]!();
    stops[0]!();
    expect([clock.pending, watchers.size]).toEqual([1, 1]);
    stops[1]!();
    expect([clock.pending, watchers.size]).toEqual([0, 0]);
  });

  it('stops while hidden and ticks immediately when visible again', async () => {
    const { clock, shared, show } = setUp();
    const listener = jest.fn();
    shared.subscribe(listener);
    show(false);
    await clock.advance(10_000);
    expect([listener.mock.calls.length, clock.pending]).toEqual([0, 0]);
    show(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(shared.readMs()).toBe(clock.nowMs());
    await clock.advance(1_000);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('subscribed while hidden waits until the page is visible', async () => {
    const { clock, shared, show } = setUp();
    show(false);
    const listener = jest.fn();
    shared.subscribe(listener);
    expect(clock.pending).toBe(0);
    show(true);
    await clock.advance(1_000);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('a listener that unsubscribes during a tick does not stop the others', async () => {
    const { clock, shared } = setUp();
    const other = jest.fn();
    const stop = shared.subscribe(() => stop());
    shared.subscribe(other);
    await clock.advance(1_700);
    expect(other).toHaveBeenCalledTimes(2);
  });
});
