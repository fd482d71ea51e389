/**
 * The server's time, from the `Date` header of every response. Countdowns and start times use this clock, never the
 * device's (product §1.3, product §2.4).
 *
 * `Date` is cut to whole seconds and the response took a while, so one response gives an interval: the offset lies
 * between `date - receivedAt` and `date + 1000 - sentAt`. Each further response narrows it; a response that contradicts
 * the interval (the device's clock drifted or was set, the server's was changed) starts again.
 */
export interface ServerClock {
  /** Epoch milliseconds; the device's own time until the first response. */
  nowMs(): number;
  /** The earliest and the latest time that it can be now, epoch milliseconds. */
  spanMs(): readonly [number, number];
  /** Whether a response has been seen. */
  isSynced(): boolean;
  /** Records one response: device times in epoch milliseconds, the header unparsed. Ignores unreadable headers. */
  observe(dateHeader: string | undefined, sentAtMs: number, receivedAtMs: number): void;
}

export function createServerClock(deviceNowMs: () => number): ServerClock {
  let offset: { readonly fromMs: number; readonly toMs: number } | null = null;
  return {
    nowMs: () => deviceNowMs() + (offset === null ? 0 : Math.round((offset.fromMs + offset.toMs) / 2)),
    spanMs: () => [deviceNowMs() + (offset?.fromMs ?? 0), deviceNowMs() + (offset?.toMs ?? 0)],
    isSynced: () => offset !== null,
    observe(dateHeader, sentAtMs, receivedAtMs) {
      const dateMs = dateHeader === undefined ? NaN : Date.parse(dateHeader);
      // If the device clock was set back during the request, the times say nothing.
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
