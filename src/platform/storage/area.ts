import type { StorageArea } from './types';

/** The synchronous string store behind an area. Any method may throw (private mode, full disk). */
export interface Backend {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Prefix of every key that this app writes; keys of other apps on the same origin or mini program are not touched. */
const PREFIX = 'pc:';

/** Stored form: `{"v":"value","e":1700000000000}`; `e` (epoch ms) only when the value expires. */
interface Entry {
  readonly v: string;
  readonly e?: number;
}

function decode(text: string): Entry | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null; // foreign text under our prefix, or a truncated write: the caller removes it
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { v, e }: { v?: unknown; e?: unknown } = parsed;
  if (typeof v !== 'string') return null;
  if (e === undefined) return { v };
  return typeof e === 'number' ? { v, e } : null;
}

export function memoryBackend(): Backend {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

function quietly<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise; // storage that throws counts as empty (contract: no method throws)
  }
}

/**
 * An area over `backend`. Values that the backend rejects are kept in memory for this visit and take precedence, so
 * that a value is readable after `write` in any case.
 */
export function makeArea(backend: Backend, now: () => number = Date.now): StorageArea<string> {
  const refused = memoryBackend();

  function remove(key: string): void {
    refused.remove(PREFIX + key);
    quietly(() => backend.remove(PREFIX + key), undefined);
  }

  /** Without the prefix. */
  const ownKeys = (): string[] =>
    [...refused.keys(), ...quietly(() => backend.keys(), [])]
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));

  const area: StorageArea<string> = {
    read(key) {
      const text = refused.get(PREFIX + key) ?? quietly(() => backend.get(PREFIX + key), null);
      if (text === null || text === '') return null;
      const entry = decode(text);
      if (entry !== null && (entry.e === undefined || entry.e > now())) return entry.v;
      remove(key);
      return null;
    },
    write(key, value, options) {
      const entry: Entry =
        options?.expiresInMs === undefined ? { v: value } : { v: value, e: now() + options.expiresInMs };
      const text = JSON.stringify(entry);
      const isTaken = quietly(() => {
        backend.set(PREFIX + key, text);
        return true;
      }, false);
      if (isTaken) refused.remove(PREFIX + key);
      else refused.set(PREFIX + key, text);
      return isTaken;
    },
    remove,
    sweep(isGone) {
      for (const key of ownKeys()) {
        if (isGone(key)) remove(key);
        else area.read(key); // `read` removes it if it has expired
      }
    },
    keys: ownKeys,
    clear: () => ownKeys().forEach(remove),
  };
  return area;
}
