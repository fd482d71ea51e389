/** One gateway call as `GET /__sandbox/requests` lists it. */
export interface LoggedRequest {
  /** Epoch milliseconds of the server's clock. */
  readonly at: number;
  readonly method: string;
  /** With prefix and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Decoded: forms as objects, encrypted bodies decrypted. */
  body: unknown;
  /** Null while the call waits, and for good when it was dropped or hung. */
  status: number | null;
  response: unknown;
  /** The fault that hit it, if any. */
  fault?: string;
}

const LIMIT = 5000;

/** One call of `/__sandbox/ping` as `GET /__sandbox/pings` lists it. */
export interface Ping {
  /** Epoch milliseconds of the server's clock. */
  readonly at: number;
  /** With query. */
  readonly path: string;
}

/** What came since the last reset, oldest first; the newest 5000. */
class Log<Entry> {
  private readonly entries: Entry[] = [];

  add(entry: Entry): Entry {
    this.entries.push(entry);
    if (this.entries.length > LIMIT) this.entries.shift();
    return entry;
  }

  list(): readonly Entry[] {
    return this.entries;
  }

  clear(): void {
    this.entries.length = 0;
  }
}

/** Gateway calls. */
export class RequestLog extends Log<LoggedRequest> {}

/** Reports of real-time-bidding tasks (nurl, curl). */
export class PingLog extends Log<Ping> {}
