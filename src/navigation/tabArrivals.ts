import type { RouteName } from './paths';

export type ArrivalParams = Readonly<Record<string, string>>;

/**
 * Parameters of a switch to a tab page. Both mini programs drop the query of a switch (product §1.9 "Tab-bar pages"),
 * and the page may already exist: it takes its parameters from here once, when it becomes visible. The host does not
 * show the current page again, so that page receives them through `subscribe`.
 */
export interface TabArrivals {
  /** Stores `params` for the coming switch. A switch without any leaves the page unchanged. */
  put(name: RouteName, params: Readonly<Record<string, string | undefined>>): void;
  /** Null: nothing new. */
  take(name: RouteName): ArrivalParams | null;
  /** The switch did not happen. */
  drop(name: RouteName): void;
  /** The page was already visible: delivers its parameters, or keeps them until the page listens. */
  deliver(name: RouteName): void;
  /**
   * Subscribes the mounted page; pending parameters are delivered immediately. One listener per name, the latest: a
   * relaunch mounts the new page before it unmounts the old one. Returns the unsubscribe function.
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
