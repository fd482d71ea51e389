import type { StorageKey } from './keys';

/**
 * Two areas of small string values (product §1.3 "Local session data").
 *
 * - `session`: as long as the visit. H5: the tab's session storage; mini programs: the running app (memory),
 *   because they have no session storage and a cold start is a new visit.
 * - `durable`: survives a restart of the host.
 *
 * No method throws: private mode, a full disk and forbidden storage fall back to memory for this visit.
 */
export interface StorageArea<Key extends string = StorageKey> {
  /** The live value, or null when absent, expired or unreadable. An expired value is removed on the way. */
  read(key: Key): string | null;
  /** True when the value will really outlive this page; false when only memory could take it. */
  write(key: Key, value: string, options?: { expiresInMs?: number }): boolean;
  remove(key: Key): void;
  /** Removes what has expired, and of what this app wrote every key that `isGone` names. */
  sweep(isGone: (key: string) => boolean): void;
  /** Keys that this app wrote, in no order; what has expired may be among them. */
  keys(): readonly string[];
  /** Removes what this app wrote, nothing of others on the same origin. */
  clear(): void;
}

export interface StorageCapability {
  readonly session: StorageArea;
  readonly durable: StorageArea;
}
