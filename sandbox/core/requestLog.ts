import { BoundedLog } from './boundedLog';

/** One gateway call as `GET /__sandbox/requests` lists it. */
export interface LoggedRequest {
  /** Epoch milliseconds of the server's clock. */
  readonly at: number;
  readonly method: string;
  /** With prefix and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Decoded: forms as objects, encrypted bodies decrypted. One that is too large is a `CutPart`. */
  readonly body: unknown;
  /** Null while the call waits, and forever if it was dropped or hung. */
  status: number | null;
  /** As sent. One that is too large is a `CutPart`. */
  response: unknown;
  /** The fault that hit it, if any. */
  fault?: string;
  /** How long the response took, in real milliseconds: the server's clock may be moved or stopped. Null like `status`. */
  durationMs: number | null;
}

/** Replaces a body or response in the log that is larger than `MAX_PART_BYTES`. */
interface CutPart {
  readonly cut: true;
  readonly bytes: number;
  readonly start: string;
}

const MAX_ENTRIES = 5000;
const MAX_LOG_BYTES = 64 * 1024 * 1024;
/** Twice the largest response of a fixture. */
const MAX_PART_BYTES = 512 * 1024;
const START_CHARACTERS = 1000;

/** `part`, or its `CutPart` if `text` is too long. */
const kept = (part: unknown, text: string): unknown =>
  text.length <= MAX_PART_BYTES
    ? part
    : ({ cut: true, bytes: text.length, start: text.slice(0, START_CHARACTERS) } satisfies CutPart);

/** Gateway calls. */
export class RequestLog extends BoundedLog<LoggedRequest> {
  private readonly begunAtMs = new WeakMap<LoggedRequest, number>();

  constructor() {
    super(MAX_ENTRIES, MAX_LOG_BYTES);
  }

  /** @param text the body as received */
  begin(
    call: Omit<LoggedRequest, 'status' | 'response' | 'fault' | 'durationMs'>,
    text: string,
  ): LoggedRequest {
    const entry = { ...call, body: kept(call.body, text), status: null, response: null, durationMs: null };
    this.begunAtMs.set(entry, performance.now());
    const bytes = JSON.stringify([call.path, call.headers]).length;
    return this.add(entry, bytes + Math.min(text.length, MAX_PART_BYTES));
  }

  /**
   * Adds the response to its call; `status` null: it was not delivered.
   * @param text the response as created
   * @param durationMs if it was measured elsewhere; default: since `begin`
   */
  end(
    entry: LoggedRequest,
    status: number | null,
    response: unknown,
    text: string,
    durationMs = performance.now() - (this.begunAtMs.get(entry) ?? performance.now()),
  ): void {
    entry.status = status;
    entry.durationMs = status === null ? null : Math.round(durationMs * 10) / 10;
    entry.response = kept(response, text);
    this.grow(entry, Math.min(text.length, MAX_PART_BYTES));
  }
}
