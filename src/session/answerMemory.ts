/**
 * Last answers of a few reads (pickup codes, orders), so that they are readable without a network. An entry belongs to
 * one account: its key ends with the account's mark (`SessionStore.accountMark`), and only that account reads it. It lives a
 * day, and goes with a log-out and with another account's login.
 *
 * Like drafts, an answer survives a restart only for the host's account of a mini program: no other login is recognised
 * after one. Until that account has logged in again, which takes a network, its own answers are readable already: the
 * host keeps this storage apart for each of its users.
 */
import type { StorageArea } from '@/platform/storage/types';
import { hostMark, type SessionStore } from './SessionStore';
import { isHostBound } from './SilentLogin';

export type AnswerName = 'parcels' | 'home' | 'orders' | 'coupons';

/** Decision: a day. A pickup code that the cabinet has replaced must not be shown for longer. */
export const ANSWER_LIFE_MS = 86_400_000;

export interface AnswerMemory {
  /** The host's account is not logged in yet, and nobody else was in this visit. */
  readonly isBeforeLogin: boolean;
  /** The current account's answer; null: none. */
  read(): string | null;
  /** Does nothing without a login. */
  write(text: string): void;
  forget(): void;
}

type AnswerArea = Pick<StorageArea, 'read' | 'write' | 'remove'>;

interface AnswerMemoryDeps {
  readonly session: Pick<SessionStore, 'token' | 'accountMark' | 'lastLogin' | 'hasLeft'>;
  readonly storage: { readonly session: AnswerArea; readonly durable: AnswerArea };
}

/** Mark of the host's account that may log in silently, while nobody has been logged in in this visit; null: none. */
export const waitingMark = (
  { accountMark, hasLeft }: Pick<SessionStore, 'accountMark' | 'hasLeft'>,
  durable: Pick<StorageArea, 'read'>,
): string | null => (accountMark === null && !hasLeft && isHostBound(durable) ? hostMark(durable) : null);

export function makeAnswerMemory({ session, storage }: AnswerMemoryDeps, name: AnswerName): AnswerMemory {
  const keyOf = (mark: string) => `answer.${name}.${mark}` as const;
  const waiting = (): string | null => waitingMark(session, storage.durable);
  const owner = (): string | null => (session.token === null ? waiting() : session.accountMark);

  return {
    get isBeforeLogin() {
      return session.token === null && waiting() !== null;
    },
    read() {
      const mark = owner();
      return mark === null ? null : (storage.session.read(keyOf(mark)) ?? storage.durable.read(keyOf(mark)));
    },
    write(text) {
      if (session.token === null || session.accountMark === null) return;
      const key = keyOf(session.accountMark);
      const [area, other] =
        session.lastLogin === 'host'
          ? [storage.durable, storage.session]
          : [storage.session, storage.durable];
      area.write(key, text, { expiresInMs: ANSWER_LIFE_MS });
      other.remove(key);
    },
    forget() {
      const mark = owner();
      if (mark === null) return;
      storage.session.remove(keyOf(mark));
      storage.durable.remove(keyOf(mark));
    },
  };
}
