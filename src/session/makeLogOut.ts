import type { Clock } from '@/utils/clock';
import type { SessionStore } from './SessionStore';

/** A log-out waits at most this long until the gateway request is prepared. */
export const PREPARE_PATIENCE_MS = 2000;

interface LogOutDeps {
  readonly session: Pick<SessionStore, 'leave' | 'logOut' | 'isLoggedIn'>;
  /** Prepares the gateway request; the returned function sends it, with the token of that moment. */
  prepare(): Promise<() => Promise<void>>;
  /** Removes what is stored outside the session's own area. */
  forgetRest(): void;
  readonly clock: Clock;
}

/**
 * Logs out: the gateway ends the token (sent once, not awaited: a failure changes nothing here), and all the account's
 * data is removed. From the first moment there is no silent login. Never rejects.
 */
export function makeLogOut(deps: LogOutDeps): () => Promise<void> {
  async function prepared(): Promise<(() => Promise<void>) | null> {
    return new Promise((resolve) => {
      const stop = deps.clock.after(PREPARE_PATIENCE_MS, () => resolve(null));
      deps.prepare().then(
        (notify) => {
          stop();
          resolve(notify);
        },
        () => {
          stop();
          resolve(null);
        },
      );
    });
  }

  return async () => {
    const wasLoggedIn = deps.session.isLoggedIn;
    deps.session.leave();
    const notify = wasLoggedIn ? await prepared() : null;
    // Sent before the token is dropped, because the request carries it.
    notify?.().catch(() => undefined);
    deps.session.logOut();
    deps.forgetRest();
  };
}
