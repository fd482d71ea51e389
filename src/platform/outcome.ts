/**
 * What a capability answers when its platform cannot do a thing: a typed result, never a throw,
 * so that a caller has to say what happens then.
 */
export interface Unsupported {
  readonly kind: 'unsupported';
  /** For developers and logs, in English: why this platform cannot. */
  readonly why: string;
}

/** The platform tried and failed; `message` is for logs, not for people. */
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
