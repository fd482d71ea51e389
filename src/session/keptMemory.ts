/**
 * Public parts of a page's last good answer, shown at the start of the next visit while the current one is requested
 * (docs/storage.md "A page that is shown again at once"). No personal state: `write` gets what the page's own pure
 * function has left of the answer. All the same an entry belongs to one reader, an account or nobody (read without a
 * login), and only that reader sees it. It lives a day, and goes with a log-out and with another account's login.
 */
import { type StorageKey, NOBODY } from '@/platform/storage/keys';
import type { StorageArea } from '@/platform/storage/types';
import { waitingMark } from './answerMemory';
import type { SessionStore } from './SessionStore';

type KeptName = 'weekly' | 'receive';

const LIFE_MS = 86_400_000;

export interface KeptMemory {
  /** Whose entry is read and written now; null: nobody's, as the login has ended or is not known yet. */
  reader(): string | null;
  read(): string | null;
  /** @param reader of the answer, when it was requested: does nothing if another one reads by now */
  write(text: string, reader: string | null): void;
  forget(): void;
}

interface KeptMemoryDeps {
  readonly session: Pick<SessionStore, 'token' | 'accountMark' | 'hasLeft'>;
  readonly durable: Pick<StorageArea, 'read' | 'write' | 'remove'>;
}

export function makeKeptMemory({ session, durable }: KeptMemoryDeps, name: KeptName): KeptMemory {
  const keyOf = (reader: string): StorageKey => `kept.${name}.${reader}`;
  /** After a 401 nobody's either: the user who is shown as logged out may be back soon. */
  const reader = (): string | null =>
    session.token === null && session.accountMark === null
      ? (waitingMark(session, durable) ?? NOBODY)
      : session.token === null
        ? null
        : session.accountMark;
  return {
    reader,
    read() {
      const own = reader();
      return own === null ? null : durable.read(keyOf(own));
    },
    write(text, asked) {
      const own = reader();
      // Before the host's account has logged in, an answer is not its own.
      if (own === null || own !== asked || (session.token === null && own !== NOBODY)) return;
      durable.write(keyOf(own), text, { expiresInMs: LIFE_MS });
    },
    forget() {
      const own = reader();
      if (own !== null) durable.remove(keyOf(own));
    },
  };
}
