/**
 * The app's session: who the visitor is, and the gate that asks for login. `startSession` is called once by the app;
 * importing this does nothing by itself.
 */
import { connectGateway } from '@/api/gateway';
import { env } from '@/env';
import { login } from '@/platform/login';
import { navigation } from '@/platform/navigation';
import { storage } from '@/platform/storage';
import { hideFromTracking } from '@/tracking';
import { forgetAttribution, intakeAttribution, readAttribution, type AttributionInfo } from './attribution';
import { intakeToken } from './intakeToken';
import { appLinkPolicy } from './links';
import { ATTEMPT_KEY } from './login/attemptKey';
import { LoginGate } from './LoginGate';
import { SessionStore } from './SessionStore';
import { makeUnauthorizedHandler } from './unauthorized';

export type { AttributionInfo } from './attribution';
export { appLinkPolicy, h5Address } from './links';
export type { GateOptions, GateOutcome, LoginGate, LoginWords } from './LoginGate';
export type { LoginType, SessionStore } from './SessionStore';

export const session = new SessionStore(storage.session);

export const loginGate = new LoginGate({
  session,
  followsLoginRedirect: () => login.followsLoginRedirect(),
  async logInSilently() {
    const appToken = login.readAppToken();
    if (appToken !== null && appToken !== session.refusedToken)
      return session.logIn({ token: appToken, loginType: 'other' });
    // Browsers do not load the login's code for a try that must fail.
    if (!login.hasOwnAccount) return false;
    const { appLogInSilently } = await import('./login/appLogin');
    return appLogInSilently();
  },
});

/** Takes what the address of the page brought: token (where the path accepts one) and attribution. */
export function intakeVisit(acceptsQueryToken: (path: string) => boolean): void {
  intakeAttribution(navigation.currentQuery(), storage.durable, Date.now());
  intakeToken({ session, login, navigation, acceptsQueryToken });
}

/**
 * Takes up this visit's session, tells the gateway about it and takes in the first address. Called once, before the
 * first page asks anything. Navigation calls `intakeVisit` again on every later address.
 */
export function startSession(acceptsQueryToken: (path: string) => boolean): () => void {
  session.restore();
  hideFromTracking(() => session.token);
  const disconnect = connectGateway({
    token: () => session.token,
    loginType: () => session.loginType,
    onUnauthorized: makeUnauthorizedHandler({
      session,
      login,
      navigation,
      storage: storage.session,
      bindPhoneUrl: env.bindPhoneUrl,
      linkPolicy: appLinkPolicy,
    }),
  });
  intakeVisit(acceptsQueryToken);
  return disconnect;
}

/** Attribution info that is not older than 3 days (spec 1 §9). */
export const attribution = (): AttributionInfo => readAttribution(storage.durable, Date.now());

/** The same as the JSON text that calls carry as `burialPointInfo`. */
export const burialPointInfo = (): string => JSON.stringify(attribution());

/** Ends the login and forgets everything that belongs to it. */
export function logOut(): void {
  session.logOut();
  storage.session.remove(ATTEMPT_KEY);
  forgetAttribution(storage.durable);
}
