/**
 * Result of a capability that its platform does not have: a typed value, never a throw, so that the caller has to
 * handle it.
 */
export interface Unsupported {
  readonly kind: 'unsupported';
  /** For developers and logs, in English: the reason. */
  readonly why: string;
}

/** The platform tried and failed; `message` is for logs, not for users. */
export interface PlatformFailure {
  readonly kind: 'failed';
  readonly message: string;
}

export const unsupported = (why: string): Unsupported => ({ kind: 'unsupported', why });
export const failure = (cause: unknown): PlatformFailure => ({ kind: 'failed', message: describe(cause) });

function describe(cause: unknown): string {
  if (cause instanceof Error) return cause.message;
  if (typeof cause === 'string') return cause;
  if (typeof cause === 'object' && cause !== null) {
    const record: Record<string, unknown> = { ...cause };
    const text = record['errMsg'] ?? record['errorMessage'] ?? record['message'];
    if (typeof text === 'string') return text;
  }
  return 'unknown platform failure';
}
