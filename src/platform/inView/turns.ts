/** Pause between two turns, long enough for React to render and Taro to send what one turn mounts. */
export const TURN_MS = 32;

/** What is to be told of watched elements, of each the latest only. */
export interface Turns {
  /** @param key stands for the watched element; what it was to be told before is forgotten */
  add(key: object, isNear: boolean, tell: () => void): void;
  drop(key: object): void;
  clear(): void;
}

/**
 * Tells sightings in turns. What comes near mounts something, a `setData` of its own: one element each turn, in the
 * order of their coming. What has left goes before it, all in the same turn: little is sent for it, and whenever
 * something is mounted, nothing is left that is known to be far. So the page never holds more than what was near at
 * one moment, however far a slow phone is behind with its turns.
 */
export function makeTurns(): Turns {
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
    for (const tell of due) tell();
  }

  return {
    add(key, isNear, tell) {
      (isNear ? far : near).delete(key);
      (isNear ? near : far).set(key, tell);
      // Not at once: a host tells one element after the other of what one scroll changed, in any order.
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
