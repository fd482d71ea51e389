/**
 * Faults on demand (`POST /__sandbox/faults`). Effect of each kind on the call that it hits:
 *
 * | kind | the call takes effect? | the client sees |
 * |---|---|---|
 * | `status` | no | HTTP `status` (500) with `body` or an envelope |
 * | `slow` | yes, after `delayMs` (1000) | the right response, late |
 * | `hang` | no | nothing, until it times out |
 * | `drop` | **yes** | a connection closed without a response |
 * | `malformed` | yes | HTTP 200 with half of the JSON, or with `body` (text as it is, anything else as JSON) |
 * | `empty` | yes | HTTP 200 without a body |
 */
const FAULT_KINDS = ['status', 'slow', 'hang', 'drop', 'malformed', 'empty'] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** Suffix of the gateway path, e.g. `receiveCoupon`. */
  readonly path: string;
  readonly kind: FaultKind;
  readonly status: number;
  /** Undefined: the kind's default body. */
  readonly body: unknown;
  readonly delayMs: number;
  /** Number of calls still to be hit. */
  times: number;
}

/** More than any test uses. */
const MAX_WAITING = 1000;

/** The pending faults; the oldest that matches a path is used first. */
export class FaultQueue {
  private readonly waiting: Fault[] = [];

  /** Returns false if too many are pending. */
  add(fault: Fault): boolean {
    if (this.waiting.length >= MAX_WAITING) return false;
    this.waiting.push(fault);
    return true;
  }

  /** The fault that hits a call of `path`, counted down; undefined when there is none. */
  take(path: string): Fault | undefined {
    const index = this.waiting.findIndex((fault) => path.endsWith(fault.path));
    const fault = this.waiting[index];
    if (fault === undefined) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.waiting.splice(index, 1);
    return fault;
  }

  list(): readonly Fault[] {
    return this.waiting.map((fault) => ({ ...fault }));
  }

  clear(): void {
    this.waiting.length = 0;
  }
}

/** Reads the body of `POST /__sandbox/faults`; returns a text if it is invalid. */
export function parseFault(input: unknown): Fault | string {
  if (typeof input !== 'object' || input === null) return 'body must be an object';
  const { path, kind, status = 500, body, delayMs = 1000, times = 1 } = input as Record<string, unknown>;
  if (typeof path !== 'string' || path === '') return 'path must be a suffix of a gateway path';
  const known = FAULT_KINDS.find((candidate) => candidate === kind);
  if (known === undefined) return `kind must be one of ${FAULT_KINDS.join(', ')}`;
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 200 || status > 599)
    return 'status must be a final HTTP status, 200 to 599';
  if (typeof delayMs !== 'number' || !(delayMs >= 0)) return 'delayMs must be milliseconds';
  if (typeof times !== 'number' || !Number.isInteger(times) || times < 1)
    return 'times must be a whole number from 1';
  return { path, kind: known, status, body, delayMs, times };
}
