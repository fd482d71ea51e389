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

/** Gateway calls since the last reset, oldest first; the newest 5000. */
export class RequestLog {
  private readonly entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): LoggedRequest {
    this.entries.push(entry);
    if (this.entries.length > LIMIT) this.entries.shift();
    return entry;
  }

  list(): readonly LoggedRequest[] {
    return this.entries;
  }

  clear(): void {
    this.entries.length = 0;
  }
}
