import type { RouteName } from './paths';

export type ArrivalParams = Readonly<Record<string, string>>;

/**
 * What a switch to a tab page was given. Both mini programs drop the query of a switch (product §1.9 "Tab-bar pages"), and
 * the page may be there already: it takes its parameters from here when it comes on screen, once. A page that is on
 * screen already is shown no second time by its host; it hears of them here.
 */
export interface TabArrivals {
  /** `params` of the coming switch. A switch without any leaves what the page shows. */
  put(name: RouteName, params: Readonly<Record<string, string | undefined>>): void;
  /** Null: nothing new. */
  take(name: RouteName): ArrivalParams | null;
  /** The switch did not happen. */
  drop(name: RouteName): void;
  /** The page was on screen already: hands it what waits for it, or keeps that until the page listens. */
  deliver(name: RouteName): void;
  /**
   * The mounted page listens; what waits for it is handed over at once. One page listens for a name, the latest: a
   * relaunch makes the new one before the old one is gone. Returns the unsubscribe function.
   */
  subscribe(name: RouteName, listener: (params: ArrivalParams) => void): () => void;
}

export function makeTabArrivals(): TabArrivals {
  const waiting = new Map<RouteName, ArrivalParams>();
  const listeners = new Map<RouteName, (params: ArrivalParams) => void>();

  function take(name: RouteName): ArrivalParams | null {
    const params = waiting.get(name) ?? null;
    waiting.delete(name);
    return params;
  }
  function deliver(name: RouteName): void {
    const listener = listeners.get(name);
    if (listener === undefined) return;
    const params = take(name);
    if (params !== null) listener(params);
  }

  return {
    put(name, params) {
      const given: Record<string, string> = {};
      for (const [key, value] of Object.entries(params)) if (value !== undefined) given[key] = value;
      if (Object.keys(given).length > 0) waiting.set(name, given);
    },
    take,
    drop(name) {
      waiting.delete(name);
    },
    deliver,
    subscribe(name, listener) {
      listeners.set(name, listener);
      deliver(name);
      return () => {
        if (listeners.get(name) === listener) listeners.delete(name);
      };
    },
  };
}
