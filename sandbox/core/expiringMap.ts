import type { ServerClock } from './clock';

/** Entries that expire after a lifetime by the server's clock. */
export class ExpiringMap<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly untilMs: number }>();

  constructor(
    private readonly clock: ServerClock,
    private readonly lifeMs: number,
  ) {}

  set(key: string, value: Value): void {
    this.entries.set(key, { value, untilMs: this.clock.nowMs() + this.lifeMs });
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    return entry !== undefined && entry.untilMs > this.clock.nowMs() ? entry.value : undefined;
  }

  /** Reads and removes in one step: only one of two callers gets the value. */
  take(key: string): Value | undefined {
    const value = this.get(key);
    this.entries.delete(key);
    return value;
  }

  removeWhere(isGoing: (value: Value) => boolean): void {
    for (const [key, { value }] of this.entries) if (isGoing(value)) this.entries.delete(key);
  }
}
