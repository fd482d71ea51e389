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
