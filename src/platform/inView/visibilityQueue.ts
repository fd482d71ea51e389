/** Pause between two turns, in ms: long enough for React to render and for Taro to send what one turn mounts. */
export const TURN_MS = 32;

/** Queue of notifications for watched elements; only the latest one per element is kept. */
interface VisibilityQueue {
  /** @param key identifies the watched element; replaces its queued notification */
  add(key: object, isNear: boolean, notify: () => void): void;
  drop(key: object): void;
  clear(): void;
}

/**
 * Delivers notifications in turns. An element that comes near mounts something, which is a separate `setData`: one
 * element per turn, in the order of arrival. All elements that have left are notified first, in the same turn: little
 * is sent for them, and whenever something is mounted, nothing known to be far remains mounted. So the page never holds
 * more than what was near at one moment, however far a slow phone is behind with its turns.
 */
export function makeVisibilityQueue(): VisibilityQueue {
  const near = new Map<object, () => void>();
  const far = new Map<object, () => void>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  function takeTurn(): void {
    const due = [...far.values()];
    far.clear();
    const [first] = near;
    if (first !== undefined) {
      near.delete(first[0]);
      due.push(first[1]);
    }
    timer = due.length === 0 ? null : setTimeout(takeTurn, TURN_MS);
    for (const notify of due) notify();
  }

  return {
    add(key, isNear, notify) {
      (isNear ? far : near).delete(key);
      (isNear ? near : far).set(key, notify);
      // Deferred: a host reports the elements affected by one scroll one after the other, in any order.
      timer ??= setTimeout(takeTurn, 0);
    },
    drop(key) {
      near.delete(key);
      far.delete(key);
    },
    clear() {
      near.clear();
      far.clear();
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
