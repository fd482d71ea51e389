import type { StorageArea } from '@/platform/storage/types';
import type { Clock } from '@/utils/clock';
import type { SilentOutcome } from './login/miniLogin';
import type { SessionStore } from './SessionStore';

/**
 * What is known of this host's account from earlier: it has logged in by itself (it may do so on entering), or the
 * visitor chose against it. Nothing: it may be tried when a login is needed. Says nothing about whose it is.
 */
const BOUND_KEY = 'boundAccount';
const BOUND = '1';
const NOT_CHOSEN = '0';

/** The first calls of a visit wait at most so long for the login on entering. */
export const ENTER_PATIENCE_MS = 3000;

export interface SilentLoginDeps {
  /** Whether the platform has an account of its own that may log in without a word. */
  readonly isPossible: boolean;
  readonly session: Pick<SessionStore, 'isLoggedIn' | 'hasLeft' | 'lastLogin'>;
  /** Asks the host for its code and the gateway for a token; on success the session is logged in. */
  logIn(): Promise<SilentOutcome>;
  readonly storage: StorageArea;
  readonly clock: Clock;
}

/**
 * Login of a mini program's own account without a word (product §1.6): on entering when the account is bound, and on a 401.
 * One at a time, never against a visitor who logged out, and not twice for an account that is not bound.
 *
 * Decision: nor in the place of a login that came another way (an SMS code, a token from outside): that may be another
 * account, in which what was refused must not go on. The popup asks instead. An SMS login stands against the host's
 * account also on the next starts, until the phone button is used again.
 */
export class SilentLogin {
  private underWay: Promise<boolean> | null = null;
  private entering: Promise<void> | null = null;
  private isKnownUnbound = false;

  constructor(private readonly deps: SilentLoginDeps) {}

  /** Logs in at once when this account did before. The calls of the first page wait for it. */
  enter(): void {
    const { session, storage, clock } = this.deps;
    if (!this.isAllowed() || session.isLoggedIn || storage.read(BOUND_KEY) !== BOUND) return;
    const tooLate = new Promise<void>((resolve) => {
      const stop = clock.after(ENTER_PATIENCE_MS, resolve);
      void this.attempt().then(() => {
        stop();
        resolve();
      });
    });
    this.entering = tooLate.then(() => {
      this.entering = null;
    });
  }

  /** While the login on entering is under way; null otherwise. Never rejects. */
  waiting(): Promise<void> | null {
    return this.entering;
  }

  /** True when the visitor is logged in now. Never rejects. */
  attempt(): Promise<boolean> {
    if (!this.isAllowed()) return Promise.resolve(false);
    this.underWay ??= this.ask().then((isDone) => {
      this.underWay = null;
      return isDone;
    });
    return this.underWay;
  }

  /** The phone button bound this account: from now on it logs in by itself. */
  isBound(): void {
    this.isKnownUnbound = false;
    this.deps.storage.write(BOUND_KEY, BOUND);
  }

  /** The visitor logged out, or logged in by SMS: the account is not tried any more until `isBound`. */
  forget(): void {
    if (this.deps.isPossible) this.deps.storage.write(BOUND_KEY, NOT_CHOSEN);
  }

  private isAllowed(): boolean {
    const { isPossible, session, storage } = this.deps;
    if (!isPossible || session.hasLeft || this.isKnownUnbound) return false;
    const { lastLogin } = session;
    return (lastLogin === null || lastLogin === 'host') && storage.read(BOUND_KEY) !== NOT_CHOSEN;
  }

  private async ask(): Promise<boolean> {
    let outcome: SilentOutcome = 'failed';
    try {
      outcome = await this.deps.logIn();
    } catch {
      outcome = 'failed'; // no silent way is no fault: the popup is the way that always works
    }
    if (outcome === 'logged-in') this.isBound();
    if (outcome === 'not-bound') {
      this.isKnownUnbound = true;
      this.deps.storage.remove(BOUND_KEY);
    }
    return outcome === 'logged-in' || outcome === 'overtaken';
  }
}
