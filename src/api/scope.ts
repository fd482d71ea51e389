/** Lifetime of a caller: a page creates one, passes it on, and cancels it when it is unmounted. */
export interface Scope {
  readonly isCancelled: boolean;
  /** `task` runs once on cancel, or immediately if already cancelled; the returned function removes it. */
  onCancel(task: () => void): () => void;
}

export interface OwnedScope extends Scope {
  cancel(): void;
}

export function createScope(): OwnedScope {
  const tasks = new Set<() => void>();
  let isCancelled = false;
  return {
    get isCancelled() {
      return isCancelled;
    },
    onCancel(task) {
      if (isCancelled) {
        task();
        return () => undefined;
      }
      tasks.add(task);
      return () => tasks.delete(task);
    },
    cancel() {
      if (isCancelled) return;
      isCancelled = true;
      const due = [...tasks];
      tasks.clear();
      for (const task of due) task();
    },
  };
}

/**
 * Scopes for requests of which only the latest counts: `next` cancels the previous one. A read that is still in flight
 * must not answer a read made after a write, because equal reads in flight share one response.
 */
export class LatestScope {
  private current: { readonly scope: OwnedScope; readonly forget: () => void } | null = null;

  /** @param life of the page; its end cancels the latest scope too */
  constructor(private readonly life: Scope) {}

  /** A scope for the next request. */
  next(): Scope {
    this.cancel();
    const scope = createScope();
    this.current = { scope, forget: this.life.onCancel(() => scope.cancel()) };
    return scope;
  }

  /** Cancels the latest request, if it is still running. */
  cancel(): void {
    this.current?.forget();
    this.current?.scope.cancel();
    this.current = null;
  }
}
