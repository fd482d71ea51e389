import type { StorageArea } from '@/platform/storage/types';
import type { Clock } from '@/utils/clock';
import type { SilentOutcome } from './login/hostLogin';
import type { SessionStore } from './SessionStore';

/**
 * What earlier visits learned about this host's account: it has been logged in silently (so it may be on entering), or
 * the user chose against it. Not set: a silent login may be tried when a login is needed. Does not reveal the account.
 */
const BOUND_KEY = 'boundAccount';
const BOUND = '1';
const NOT_CHOSEN = '0';

/** Whether this host's account has been logged in silently, and may be again. */
export const isHostBound = (storage: Pick<StorageArea, 'read'>): boolean => storage.read(BOUND_KEY) === BOUND;

/** The first calls of a visit wait at most this long for the login on entering. */
export const ENTER_PATIENCE_MS = 3000;

interface SilentLoginDeps {
  /** Whether the platform has its own account that may be logged in silently. */
  readonly isPossible: boolean;
  readonly session: Pick<SessionStore, 'isLoggedIn' | 'hasLeft' | 'lastLogin'>;
  /** Gets a code from the host and a token from the gateway; on success the session is logged in. */
  logIn(): Promise<SilentOutcome>;
  readonly storage: StorageArea;
  readonly clock: Clock;
}

/**
 * Silent login of a mini program's own account (product §1.6): on entering if the account is bound, and on a 401. One
 * at a time, never for a user who logged out, and only once for an account that is not bound.
 *
 * Decision: it also never replaces a login that was made another way (an SMS code, a token from outside): that may be
 * another account, in which a refused action must not continue. The popup is shown instead. After an SMS login the
 * host's account is not used on the next starts either, until the user taps the phone button again.
 */
export class SilentLogin {
  private underWay: Promise<boolean> | null = null;
  private entering: Promise<void> | null = null;
  private isKnownUnbound = false;

  constructor(private readonly deps: SilentLoginDeps) {}

  /** Logs in immediately if this account did before. The calls of the first page wait for it. */
  enter(): void {
    const { session, storage, clock } = this.deps;
    if (!this.isAllowed() || session.isLoggedIn || !isHostBound(storage)) return;
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

  /** Pending while the login on entering runs; otherwise null. Never rejects. */
  waiting(): Promise<void> | null {
    return this.entering;
  }

  /** Resolves to true if the user is logged in now. Never rejects. */
  attempt(): Promise<boolean> {
    if (!this.isAllowed()) return Promise.resolve(false);
    this.underWay ??= this.ask().then((isDone) => {
      this.underWay = null;
      return isDone;
    });
    return this.underWay;
  }

  /** The phone button bound this account: from now on it is logged in silently. */
  isBound(): void {
    this.isKnownUnbound = false;
    this.deps.storage.write(BOUND_KEY, BOUND);
  }

  /** The user logged out, or logged in by SMS: no silent login of the account until `isBound`. */
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
      outcome = 'failed'; // a failed silent login is no error: the popup always works
    }
    if (outcome === 'logged-in') this.isBound();
    if (outcome === 'not-bound') {
      this.isKnownUnbound = true;
      this.deps.storage.remove(BOUND_KEY);
    }
    return outcome === 'logged-in' || outcome === 'overtaken';
  }
}
