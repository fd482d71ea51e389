import type { Scope } from '@/api';
import { type CallFailure, toCallFailure } from '@/api/errors';
import { network } from '@/platform/network';
import { random } from '@/platform/random';
import { loginGate, session } from '@/session';
import { gatedBy, type RunGated } from '@/session/LoginGate';
import { type Clock, systemClock } from '@/utils/clock';

/** What page stores need from the app. Each store takes its part, so that tests can pass fakes. */
export interface PageDeps {
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Current login token; null: not logged in. */
  readonly token: () => string | null;
  readonly isLoggedIn: () => boolean;
  /** Changes when the login may be another user's. */
  readonly account: () => number;
  /** For a claim (data/ClaimOnce). */
  readonly newRequestNo: () => string;
  /** The device's clock. */
  readonly clock: Clock;
  /** Life of the page. */
  readonly scope: Scope;
}

const REQUEST_NO_LENGTH = 32;

/** The app's own dependencies, for one visit of a page. @param scope life of the page */
export const pageDeps = (scope: Scope): PageDeps => ({
  runGated: gatedBy(loginGate, scope),
  toCallFailure: (cause) => toCallFailure(cause, network.isOnline()),
  token: () => session.token,
  isLoggedIn: () => session.isLoggedIn,
  account: () => session.loginEpoch,
  newRequestNo: () => random.hex(REQUEST_NO_LENGTH),
  clock: systemClock,
  scope,
});
