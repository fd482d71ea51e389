/**
 * What the device remembers of a pending act (a payment, a withdrawal), one entry per account: the key ends with the
 * account's mark (`SessionStore.accountMark`), so that the result of one account's act never ends another account's act.
 *
 * A mark is random and ends with the login, and the same user gets another one with the next login. So entries of other
 * marks are readable too, and only the gateway knows whose they are: it answers a number only for its own account.
 * Entries hold numbers that the app or the gateway made, and amounts; never personal data.
 */
import type { StorageKey } from '@/platform/storage/keys';
import type { StorageArea } from '@/platform/storage/types';
import type { SessionStore } from './SessionStore';

/** The gateway keeps the number of a claim this long (contract, "Claims sent again"). */
const KEPT_MS = 86_400_000;
const NOBODY = '';

export type PerAccountName = `act.${string}` | `couponSale.order.${string}`;

/** An entry and the mark of the account that made it. */
export interface PerAccountEntry {
  readonly owner: string;
  readonly text: string;
}

export interface PerAccountStorage {
  /** Mark of the current account; '': no login yet. */
  readonly owner: string;
  /** The current account's entry; null: none. */
  own(): string | null;
  /** Entries under other marks. */
  others(): readonly PerAccountEntry[];
  /** Stores the entry for 24 hours, replacing this owner's previous one. */
  write(entry: PerAccountEntry): void;
  forget(owner: string): void;
}

interface AccountKeptDeps {
  readonly session: Pick<SessionStore, 'accountMark'>;
  readonly area: Pick<StorageArea, 'read' | 'write' | 'remove' | 'keys'>;
}

/** @param name of the act; the same for every account */
export function makePerAccountStorage(
  { session, area }: AccountKeptDeps,
  name: PerAccountName,
): PerAccountStorage {
  const start: PerAccountName = `${name}.`;
  const keyOf = (owner: string): StorageKey => `${start}${owner}`;
  return {
    get owner() {
      return session.accountMark ?? NOBODY;
    },
    own() {
      return area.read(keyOf(this.owner));
    },
    others() {
      return area.keys().flatMap((key) => {
        const owner = key.startsWith(start) ? key.slice(start.length) : null;
        // A further dot belongs to a longer name with the same prefix.
        if (owner === null || owner === this.owner || owner.includes('.')) return [];
        const text = area.read(keyOf(owner));
        return text === null ? [] : [{ owner, text }];
      });
    },
    write({ owner, text }) {
      area.write(keyOf(owner), text, { expiresInMs: KEPT_MS });
    },
    forget(owner) {
      area.remove(keyOf(owner));
    },
  };
}
