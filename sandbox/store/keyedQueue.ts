/** Work of one name stands in a queue: what reads and then writes stays together although others have their turn. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs `work` after everything queued under `name` before it; a failure reaches its caller and stops nobody else. */
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const result = (this.tails.get(name) ?? Promise.resolve()).then(work);
    this.tails.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  }
}
