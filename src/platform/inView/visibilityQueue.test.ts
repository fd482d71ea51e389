import fc from 'fast-check';
import { makeVisibilityQueue, TURN_MS } from './visibilityQueue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Elements by number; records notifications as `+1` (came near) and `-1` (left). */
function watched() {
  const queue = makeVisibilityQueue();
  const reported: string[] = [];
  const keys = new Map<number, object>();
  const keyOf = (id: number): object => {
    const key = keys.get(id) ?? {};
    keys.set(id, key);
    return key;
  };
  const see = (id: number, isNear: boolean): void =>
    queue.add(keyOf(id), isNear, () => reported.push(`${isNear ? '+' : '-'}${id}`));
  return { queue, reported, keyOf, see };
}

describe('the queue', () => {
  it('reports one element that came near per turn, in the order of arrival', () => {
    const { reported, see } = watched();
    for (const id of [3, 1, 2]) see(id, true);
    expect(reported).toEqual([]);
    jest.advanceTimersByTime(0);
    expect(reported).toEqual(['+3']);
    jest.advanceTimersByTime(TURN_MS);
    expect(reported).toEqual(['+3', '+1']);
    jest.advanceTimersByTime(TURN_MS);
    expect(reported).toEqual(['+3', '+1', '+2']);
  });

  it('reports all that left in one turn, before those that came near, whatever was observed first', () => {
    const { reported, see } = watched();
    see(7, true);
    see(8, true);
    see(1, false);
    see(2, false);
    jest.advanceTimersByTime(0);
    expect(reported).toEqual(['-1', '-2', '+7']);
    see(3, false);
    jest.advanceTimersByTime(TURN_MS);
    expect(reported).toEqual(['-1', '-2', '+7', '-3', '+8']);
  });

  it('reports only the latest state, and nothing for an element no longer watched', () => {
    const { queue, reported, keyOf, see } = watched();
    see(1, true);
    see(1, false);
    see(2, false);
    see(2, true);
    see(3, true);
    see(4, false);
    queue.drop(keyOf(3));
    queue.drop(keyOf(4));
    jest.runAllTimers();
    expect(reported).toEqual(['-1', '+2']);
  });

  it('continues after a pause, and leaves no timer behind', () => {
    const { queue, reported, see } = watched();
    see(1, true);
    jest.runAllTimers();
    expect(jest.getTimerCount()).toBe(0);
    see(2, true);
    jest.runAllTimers();
    expect(reported).toEqual(['+1', '+2']);
    see(3, true);
    queue.clear();
    expect(jest.getTimerCount()).toBe(0);
    jest.runAllTimers();
    expect(reported).toEqual(['+1', '+2']);
  });

  it('never holds more than was near at one moment, and in the end exactly what is near', () => {
    const change = fc.record({ id: fc.nat(9), isNear: fc.boolean(), waitMs: fc.nat(3 * TURN_MS) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const queue = makeVisibilityQueue();
        const keys = Array.from({ length: 10 }, () => ({}));
        const near = new Set<number>();
        const mounted = new Set<number>();
        for (const { id, isNear, waitMs } of changes) {
          if (isNear) near.add(id);
          else near.delete(id);
          queue.add(keys[id] ?? {}, isNear, () => {
            if (!isNear) return void mounted.delete(id);
            mounted.add(id);
            expect([...mounted].filter((each) => !near.has(each))).toEqual([]);
          });
          jest.advanceTimersByTime(waitMs);
        }
        jest.runAllTimers();
        expect([...mounted].sort()).toEqual([...near].sort());
      }),
    );
  });
});
