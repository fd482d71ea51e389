export type Attempt<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/**
 * Runs a platform call and turns every way it can go wrong into a value: a rejection, a throw before the
 * promise exists, and (old base libraries) a call that is simply not there.
 */
export async function attempt<T>(run: () => T | PromiseLike<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    return { ok: false, error };
  }
}

/** For an invoice or a poster over a bad line. */
export const DOWNLOAD_TIMEOUT_MS = 30_000;

/** What it gives; a failure once it has given nothing for `limitMs`: some hosts forget a callback. */
export function within<T>(limitMs: number, pending: Promise<Attempt<T>>): Promise<Attempt<T>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, error: `no answer for ${limitMs} ms` }), limitMs);
    void pending.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}

/** Text that a mini-program API or a DOM error gives as its reason; empty when it gives none. */
export function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  const record: { errMsg?: unknown; errorMessage?: unknown; message?: unknown; name?: unknown } = error;
  for (const text of [record.errMsg, record.errorMessage, record.message, record.name]) {
    if (typeof text === 'string') return text;
  }
  return '';
}

/** Field of a value of unknown shape (answers of native code, injected objects). */
export function field(value: unknown, name: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined;
  return Reflect.get(value, name);
}
