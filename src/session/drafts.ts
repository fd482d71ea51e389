/**
 * What the user has filled in and not sent yet: one mechanism for all forms. A draft survives the page, but never a
 * change of user:
 *
 * - for this visit the whole draft is in the session area;
 * - the part that may survive a restart (`lasting`: no phone number, nothing from an address book) is in the durable
 *   area for 24 h, and only for the host's account of a mini program: no other login is recognised after a restart.
 *
 * Each draft carries the mark of its account (`SessionStore.accountMark`). One written while logged out moves into the login
 * that follows in the same visit; any other is shown to its own account only, and removed when another account logs in.
 */
import type { StorageArea } from '@/platform/storage/types';
import type { SessionStore } from './SessionStore';

/** Forms that keep a draft. */
const NAMES = [
  'send',
  'address.sender',
  'address.receiver',
  'logOff',
  'cashout',
  'evaluation',
  'evaluationAdd',
  'feedback',
  'invoice',
  'invoice.orders',
  'invoice.title',
  'parcel',
] as const;
export type DraftName = (typeof NAMES)[number];

export interface Draft {
  /** The current account's draft; null: none. */
  read(): string | null;
  /** @param lasting the part that may survive a restart; null: nothing may */
  write(text: string, lasting: string | null): void;
  forget(): void;
}

type DraftArea = Pick<StorageArea, 'read' | 'write' | 'remove'>;

interface DraftDeps {
  readonly session: Pick<SessionStore, 'accountMark' | 'lastLogin'>;
  readonly storage: { readonly session: DraftArea; readonly durable: DraftArea };
}

export const DRAFT_LIFE_MS = 86_400_000;
const NOBODY = '';
const SEPARATOR = ':';

export function makeDraft({ session, storage }: DraftDeps, name: DraftName): Draft {
  const key = `draft.${name}` as const;

  /** Removes another account's draft when it finds one. */
  function readFrom(area: DraftArea): string | null {
    const entry = area.read(key);
    if (entry === null) return null;
    for (const owner of [NOBODY, session.accountMark ?? NOBODY])
      if (entry.startsWith(owner + SEPARATOR)) return entry.slice(owner.length + 1);
    // The host's account may be about to log in, and then finds its own draft.
    if (session.accountMark !== null || area === storage.session) area.remove(key);
    return null;
  }

  return {
    // Reads both areas, so that another account's draft stays in neither.
    read() {
      const lasting = readFrom(storage.durable);
      return readFrom(storage.session) ?? lasting;
    },
    write(text, lasting) {
      const { accountMark: mark, lastLogin } = session;
      storage.session.write(key, (mark ?? NOBODY) + SEPARATOR + text);
      if (mark === null || lastLogin !== 'host' || lasting === null) return;
      storage.durable.write(key, mark + SEPARATOR + lasting, { expiresInMs: DRAFT_LIFE_MS });
    },
    forget() {
      storage.session.remove(key);
      storage.durable.remove(key);
    },
  };
}

/** Removes every draft that is not of the account that has just logged in. */
export const removeOthersDrafts = (deps: DraftDeps): void =>
  NAMES.forEach((name) => void makeDraft(deps, name).read());
