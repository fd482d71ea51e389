/** One `setData` call as it crossed the bridge. */
export interface SetDataCall {
  readonly atMs: number;
  readonly bytes: number;
  readonly keys: readonly string[];
}

export interface PageMeter {
  readonly path: string;
  calls: number;
  bytes: number;
  /** The last calls, at most 200, newest last. */
  readonly recent: SetDataCall[];
}

const RECENT_LIMIT = 200;
const encoder = new TextEncoder();

/** Counts `setData` calls and their UTF-8 bytes by page instance. */
export class SetDataMeter {
  readonly pages: PageMeter[] = [];

  start(path: string): PageMeter {
    const page: PageMeter = { path, calls: 0, bytes: 0, recent: [] };
    this.pages.push(page);
    return page;
  }

  /** Counts one call and returns its data as it arrives on the other side of the bridge. */
  static pass(page: PageMeter, data: unknown): Record<string, unknown> {
    const text = JSON.stringify(data) ?? '{}';
    const bytes = encoder.encode(text).length;
    page.calls += 1;
    page.bytes += bytes;
    const arrived: unknown = JSON.parse(text);
    const record =
      typeof arrived === 'object' && arrived !== null ? Object.fromEntries(Object.entries(arrived)) : {};
    page.recent.push({ atMs: Date.now(), bytes, keys: Object.keys(record) });
    if (page.recent.length > RECENT_LIMIT) page.recent.shift();
    return record;
  }

  total(): { calls: number; bytes: number } {
    return this.pages.reduce(
      (sum, page) => ({ calls: sum.calls + page.calls, bytes: sum.bytes + page.bytes }),
      { calls: 0, bytes: 0 },
    );
  }
}
