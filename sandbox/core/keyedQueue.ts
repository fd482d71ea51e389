/**
 * Runs work with the same name one after the other: a read followed by a write stays atomic, although other requests
 * run in between.
 */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /**
   * Runs `work` after everything queued under `name` before it; a failure reaches its caller and does not block the
   * queue.
   */
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const result = (this.tails.get(name) ?? Promise.resolve()).then(work);
    this.tails.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  }
}
