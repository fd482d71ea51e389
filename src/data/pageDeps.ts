import type { Scope } from '@/api';
import { type CallFailure, toCallFailure } from '@/api/errors';
import { network } from '@/platform/network';
import { random } from '@/platform/random';
import { loginGate, session } from '@/session';
import { gatedBy, type RunGated } from '@/session/LoginGate';
import { type Clock, systemClock } from '@/utils/clock';

/** What the stores of a page need of the app. Each takes what it needs of it, so that tests give them their own. */
export interface PageDeps {
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Login token now; null: nobody is logged in. */
  readonly token: () => string | null;
  readonly isLoggedIn: () => boolean;
  /** Another number once it may be another person's login. */
  readonly account: () => number;
  /** Of a claim (data/ClaimOnce). */
  readonly newRequestNo: () => string;
  /** The device's. */
  readonly clock: Clock;
  /** Life of the page. */
  readonly scope: Scope;
}

const REQUEST_NO_LENGTH = 32;

/** The app's own, for one visit of a page. @param scope life of the page */
export const pageDeps = (scope: Scope): PageDeps => ({
  runGated: gatedBy(loginGate, scope),
  toCallFailure: (cause) => toCallFailure(cause, network.isOnline()),
  token: () => session.token,
  isLoggedIn: () => session.isLoggedIn,
  account: () => session.account,
  newRequestNo: () => random.hex(REQUEST_NO_LENGTH),
  clock: systemClock,
  scope,
});
