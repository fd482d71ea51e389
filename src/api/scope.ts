/** The life of whoever makes calls: a page makes one, passes it along, and cancels it when it goes away. */
export interface Scope {
  readonly isCancelled: boolean;
  /** `task` runs once on cancel, at once if that has happened; the returned function takes it back. */
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
 * Scopes of questions of which only the latest counts: asking anew cancels the question before. A question that is
 * still under way must not answer one that was asked after a write: equal reads in flight share one answer.
 */
export class LatestScope {
  private current: { readonly scope: OwnedScope; readonly forget: () => void } | null = null;

  /** @param life of the page; its end cancels the latest scope too */
  constructor(private readonly life: Scope) {}

  /** A scope for the next question. */
  next(): Scope {
    this.cancel();
    const scope = createScope();
    this.current = { scope, forget: this.life.onCancel(() => scope.cancel()) };
    return scope;
  }

  /** The latest question's answer, if it is still to come, does not count any more. */
  cancel(): void {
    this.current?.forget();
    this.current?.scope.cancel();
    this.current = null;
  }
}
