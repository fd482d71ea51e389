import type { Clock } from '@/utils/clock';
import type { SessionStore } from './SessionStore';

/** A log-out waits at most so long for what the gateway is told. */
export const PREPARE_PATIENCE_MS = 2000;

export interface LogOutDeps {
  readonly session: Pick<SessionStore, 'leave' | 'logOut' | 'isLoggedIn'>;
  /** Gets ready what the gateway is told; the result tells it, with the token of that moment. */
  prepare(): Promise<() => Promise<void>>;
  /** Forgets what is kept outside the session's own area. */
  forgetRest(): void;
  readonly clock: Clock;
}

/**
 * Logs out: the gateway ends the token (told once, not waited for: out of reach it changes nothing here), and everything
 * of the account goes. From the first moment nothing logs the visitor in again unasked. Rejects never.
 */
export function makeLogOut(deps: LogOutDeps): () => Promise<void> {
  async function prepared(): Promise<(() => Promise<void>) | null> {
    return new Promise((resolve) => {
      const stop = deps.clock.after(PREPARE_PATIENCE_MS, () => resolve(null));
      deps.prepare().then(
        (tell) => {
          stop();
          resolve(tell);
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
    const tell = wasLoggedIn ? await prepared() : null;
    // Sent before the token goes, which it carries.
    tell?.().catch(() => undefined);
    deps.session.logOut();
    deps.forgetRest();
  };
}
