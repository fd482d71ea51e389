import type { StorageKey } from './keys';

/**
 * Two areas of small string values (product §1.3 "Local session data").
 *
 * - `session`: as long as the visit. H5: the tab's session storage; mini programs: memory of the running app, because
 *   they have no session storage and a cold start is a new visit.
 * - `durable`: survives a restart of the host.
 *
 * No method throws: private mode, a full disk and forbidden storage fall back to memory for this visit.
 */
export interface StorageArea<Key extends string = StorageKey> {
  /** The current value, or null when absent, expired or unreadable. An expired value is removed. */
  read(key: Key): string | null;
  /** True when the value will really outlive this page; false when it is only in memory. */
  write(key: Key, value: string, options?: { expiresInMs?: number }): boolean;
  remove(key: Key): void;
  /** Removes expired values, and every key of this app for which `isGone` returns true. */
  sweep(isGone: (key: string) => boolean): void;
  /** Keys that this app wrote, in no particular order; may include expired ones. */
  keys(): readonly string[];
  /** Removes everything that this app wrote, and nothing else on the same origin. */
  clear(): void;
}

export interface StorageCapability {
  readonly session: StorageArea;
  readonly durable: StorageArea;
}
