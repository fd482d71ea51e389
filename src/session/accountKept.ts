/**
 * What the device remembers of an act under way (a payment, a withdrawal), one entry for each account: the key ends with
 * the account's mark (`SessionStore.mark`), so that the answer to one account's act never ends another account's.
 *
 * A mark is random and ends with the login, and the same person gets another one with the next login. So entries of other
 * marks are readable too, and only the gateway can tell whose they are: it answers a number to its own account only.
 * Entries hold numbers that the app made or the gateway gave, and sums; never personal data.
 */
import type { StorageKey } from '@/platform/storage/keys';
import type { StorageArea } from '@/platform/storage/types';
import type { SessionStore } from './SessionStore';

/** As long as the gateway keeps the number of a claim (contract, "Claims sent again"). */
export const KEPT_MS = 86_400_000;
const NOBODY = '';

export type KeptName = `act.${string}` | `couponSale.order.${string}`;

/** An entry and the mark of the account that made it. */
export interface KeptEntry {
  readonly owner: string;
  readonly text: string;
}

export interface AccountKept {
  /** Mark of the present account; '' : nobody has logged in. */
  readonly owner: string;
  /** What the present account has left; null: nothing. */
  own(): string | null;
  /** What was left under other marks. */
  others(): readonly KeptEntry[];
  /** Keeps it for 24 hours, in the place of what this owner had. */
  write(entry: KeptEntry): void;
  forget(owner: string): void;
}

export interface AccountKeptDeps {
  readonly session: Pick<SessionStore, 'mark'>;
  readonly area: Pick<StorageArea, 'read' | 'write' | 'remove' | 'keys'>;
}

/** @param name of the act; the same for every account */
export function makeAccountKept({ session, area }: AccountKeptDeps, name: KeptName): AccountKept {
  const start: KeptName = `${name}.`;
  const keyOf = (owner: string): StorageKey => `${start}${owner}`;
  return {
    get owner() {
      return session.mark ?? NOBODY;
    },
    own() {
      return area.read(keyOf(this.owner));
    },
    others() {
      return area.keys().flatMap((key) => {
        const owner = key.startsWith(start) ? key.slice(start.length) : null;
        // A further dot belongs to a longer name that begins the same.
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
