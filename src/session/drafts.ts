/**
 * What a person has filled in and not sent yet: one mechanism for every form. It outlives the page, and never the person:
 *
 * - for this visit it lies in the session area, as it is;
 * - what may outlive a restart (`lasting`: no phone number, nothing of an address book) lies in the durable area for
 *   24 h, and only for the host's account of a mini program: no other login is known again after a restart.
 *
 * Each carries the mark of its account (`SessionStore.mark`). One that was written logged out is taken along into the
 * login that follows in the same visit; any other is shown to its own account only, and removed before everybody else.
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
  /** What is kept for whoever is here now; null: nothing. */
  read(): string | null;
  /** @param lasting the part that may outlive a restart; null: none may */
  write(text: string, lasting: string | null): void;
  forget(): void;
}

type DraftArea = Pick<StorageArea, 'read' | 'write' | 'remove'>;

export interface DraftDeps {
  readonly session: Pick<SessionStore, 'mark' | 'lastLogin'>;
  readonly storage: { readonly session: DraftArea; readonly durable: DraftArea };
}

export const DRAFT_LIFE_MS = 86_400_000;
const NOBODY = '';
const SEPARATOR = ':';

export function makeDraft({ session, storage }: DraftDeps, name: DraftName): Draft {
  const key = `draft.${name}` as const;

  /** A draft of another account is removed on the way. */
  function readFrom(area: DraftArea): string | null {
    const entry = area.read(key);
    if (entry === null) return null;
    for (const owner of [NOBODY, session.mark ?? NOBODY])
      if (entry.startsWith(owner + SEPARATOR)) return entry.slice(owner.length + 1);
    // The host's account may be about to log in, and finds its own then.
    if (session.mark !== null || area === storage.session) area.remove(key);
    return null;
  }

  return {
    // Both are looked at, so that neither stays with somebody else's.
    read() {
      const lasting = readFrom(storage.durable);
      return readFrom(storage.session) ?? lasting;
    },
    write(text, lasting) {
      const { mark, lastLogin } = session;
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
