export type Attempt<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/**
 * Runs a platform call and turns every failure into a value: a rejection, a synchronous throw, and (old base libraries)
 * an API that does not exist.
 */
export async function attempt<T>(run: () => T | PromiseLike<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    return { ok: false, error };
  }
}

/** Long enough for an invoice or a poster over a slow connection. */
export const DOWNLOAD_TIMEOUT_MS = 30_000;

/** Settles like `pending`, or fails after `limitMs` without a result: some hosts never call back. */
export function within<T>(limitMs: number, pending: Promise<Attempt<T>>): Promise<Attempt<T>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, error: `no answer for ${limitMs} ms` }), limitMs);
    void pending.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}

/** The reason text of a mini-program API error or a DOM error; empty when it has none. */
export function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  const record: { errMsg?: unknown; errorMessage?: unknown; message?: unknown; name?: unknown } = error;
  for (const text of [record.errMsg, record.errorMessage, record.message, record.name]) {
    if (typeof text === 'string') return text;
  }
  return '';
}

/** Reads a field of a value of unknown shape (replies of native code, injected objects). */
export function field(value: unknown, name: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined;
  return Reflect.get(value, name);
}
