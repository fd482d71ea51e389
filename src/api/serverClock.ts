/**
 * The server's time, from the `Date` header of every answer. Countdowns and "has it started" go by this clock,
 * never by the device's (product §1.3, product §2.4).
 *
 * `Date` is cut to whole seconds and the answer was under way for a while, so one answer gives an interval:
 * the offset lies between `date - receivedAt` and `date + 1000 - sentAt`. Each further answer narrows it; an answer
 * that contradicts what is known (the device's clock drifted or was set, the server's was moved) starts afresh.
 */
export interface ServerClock {
  /** Epoch milliseconds; the device's own time until the first answer. */
  nowMs(): number;
  /** Whether an answer has been seen. */
  isSynced(): boolean;
  /** One answer: device times in epoch milliseconds, the header as it came. Unreadable headers are ignored. */
  observe(dateHeader: string | undefined, sentAtMs: number, receivedAtMs: number): void;
}

export function createServerClock(deviceNowMs: () => number): ServerClock {
  let offset: { readonly fromMs: number; readonly toMs: number } | null = null;
  return {
    nowMs: () => deviceNowMs() + (offset === null ? 0 : Math.round((offset.fromMs + offset.toMs) / 2)),
    isSynced: () => offset !== null,
    observe(dateHeader, sentAtMs, receivedAtMs) {
      const dateMs = dateHeader === undefined ? NaN : Date.parse(dateHeader);
      // A device clock that was set back while the answer was under way tells nothing.
      if (isNaN(dateMs) || receivedAtMs < sentAtMs) return;
      const fresh = { fromMs: dateMs - receivedAtMs, toMs: dateMs + 1000 - sentAtMs };
      const both: { readonly fromMs: number; readonly toMs: number } =
        offset === null
          ? fresh
          : { fromMs: Math.max(offset.fromMs, fresh.fromMs), toMs: Math.min(offset.toMs, fresh.toMs) };
      offset = both.fromMs <= both.toMs ? both : fresh;
    },
  };
}
