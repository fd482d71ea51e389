/**
 * The server's clock: real time plus the offset that `POST /__sandbox/clock` sets, or stopped by `POST
 * /__sandbox/reset`.
 */
export class ServerClock {
  private offset = 0;
  private stoppedAtMs: number | null = null;

  /** The server's time, epoch milliseconds. */
  nowMs(): number {
    return (this.stoppedAtMs ?? Date.now()) + this.offset;
  }

  /** @param epochMs where the clock stops; null starts it again */
  stopAt(epochMs: number | null): void {
    this.stoppedAtMs = epochMs;
  }

  get offsetMs(): number {
    return this.offset;
  }

  setOffset(offsetMs: number): void {
    this.offset = offsetMs;
  }
}

const BEIJING_OFFSET_MS = 8 * 3_600_000;

/** Beijing time `YYYY-MM-DD HH:mm:ss` of an epoch in milliseconds, whatever the machine's zone. */
export function beijingTime(epochMs: number): string {
  return new Date(epochMs + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Epoch milliseconds of 00:00:00 Beijing time on the day of `epochMs`. */
export function beijingDayStart(epochMs: number): number {
  const dayMs = 86_400_000;
  return Math.floor((epochMs + BEIJING_OFFSET_MS) / dayMs) * dayMs - BEIJING_OFFSET_MS;
}
