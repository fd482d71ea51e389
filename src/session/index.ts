/**
 * The app's session: the login state and the gate that requests logins. The app calls `startSession` once; importing
 * this module has no side effects.
 */
import { reaction, when } from 'mobx';
import { connectGateway } from '@/api/gateway';
import { currentQuestion } from '@/components/openLayers';
import { env } from '@/env';
import { launch } from '@/platform/launch';
import { login } from '@/platform/login';
import { navigation } from '@/platform/navigation';
import { pageVisibility } from '@/platform/pageVisibility';
import { privacy } from '@/platform/privacy';
import { consentGate } from '@/platform/privacy/gate';
import { random } from '@/platform/random';
import { storage } from '@/platform/storage';
import { isAccountKey, isOthersAnswer, isRetiredKey } from '@/platform/storage/keys';
import { allowTracking, hideFromTracking } from '@/tracking';
import { intakeAttribution, readAttribution, type AttributionInfo } from './attribution';
import type { Consent } from './ConsentStore';
import { makeDraft, removeOthersDrafts, type Draft, type DraftName } from './drafts';
import { intakeToken } from './intakeToken';
import { appLinkPolicy } from './links';
import { LoginGate } from './LoginGate';
import { makeConsent } from './makeConsent';
import { makeSilentLogin } from './makeSilentLogin';
import { SessionStore } from './SessionStore';
import { readStoredLogin } from './storedLogin';
import { makeUnauthorizedHandler } from './unauthorized';

export type { Consent } from './ConsentStore';
export type { Draft } from './drafts';
export { appLinkPolicy, h5Address } from './links';
export type { GateOutcome, LoginTexts } from './LoginGate';

/**
 * Decision: a log-out in mini programs holds until the user logs in again, because the host could log them in on every
 * start; in browsers it holds for the visit, because a new visit starts with the login of the host app (its cookie).
 */
export const session = new SessionStore(
  storage.session,
  login.hasOwnAccount ? storage.durable : storage.session,
);

export const silentLogin = makeSilentLogin(session);

/** The privacy consent of mini programs; on other platforms it never asks. */
export const consent: Consent = makeConsent();

export const loginGate = new LoginGate({
  session,
  linkAnswered: () => (session.offered === null ? null : when(() => session.offered === null)),
  followsLoginRedirect: () => login.followsLoginRedirect(),
  async logInSilently() {
    const appToken = login.readAppToken();
    if (appToken !== null && appToken !== session.refusedToken)
      return session.logIn({ token: appToken, loginType: 'other', isRenewal: true });
    return silentLogin.attempt();
  },
  isReadingOnly: () => launch.isSinglePage(),
  question: currentQuestion,
});

/**
 * Calls back when the previous account's data must be dropped (`SessionStore.dataOwner`): for modules that live longer than
 * a page; returns the unsubscribe function. Pages need nothing: their content is remounted (`PageFrame`).
 */
export const onOwnerChanged = (listener: () => void): (() => void) =>
  reaction(() => session.dataOwner, listener);

/** The draft that the form of this name keeps for the current account. */
export const openDraft = (name: DraftName): Draft => makeDraft({ session, storage }, name);

/** Removes what the previous account left on this device, except its login and its pending acts. */
function forgetAccount(): void {
  storage.session.sweep(isAccountKey);
  storage.durable.sweep(isAccountKey);
}

/** Removes what other accounts left before the first login of this visit. */
function forgetOthers(): void {
  removeOthersDrafts({ session, storage });
  storage.durable.sweep((key) => isOthersAnswer(key, session.accountMark ?? ''));
}

/** Takes the token (where the path accepts one) and the attribution from the page's address. */
export function intakeVisit(acceptsQueryToken: (path: string) => boolean): void {
  intakeAttribution(navigation.currentQuery(), storage.durable, Date.now());
  intakeToken({
    session,
    login,
    navigation,
    storage: storage.session,
    acceptsQueryToken,
    ask: session.offer,
  });
}

/**
 * The same for parameters that a switch to a tab page passes beside the address: attribution only, tabs accept no
 * token.
 */
export const intakeArrival = (params: Readonly<Record<string, string>>): void =>
  intakeAttribution(params, storage.durable, Date.now());

/**
 * Restores this visit's session, connects it to the gateway and takes in the first address. Called once, before the
 * first page sends a request. Navigation calls `intakeVisit` again for every later address.
 */
export function startSession(acceptsQueryToken: (path: string) => boolean): () => void {
  storage.session.sweep(isRetiredKey);
  storage.durable.sweep(isRetiredKey);
  session.restore();
  const stopForgetting = reaction(
    () => session.accountMark,
    (_mark, before) => (before === null ? forgetOthers() : forgetAccount()),
  );
  consent.restore();
  const removeGuard = consentGate.install(consent);
  const stopAsking = privacy.onNeeded(consent.platformAsks);
  allowTracking(() => consent.isAgreed);
  hideFromTracking(() => session.token);
  const disconnect = connectGateway({
    token: () => session.token,
    account: () => session.loginEpoch,
    loginType: () => session.loginType,
    settling: () => silentLogin.waiting(),
    renewLogin: () => silentLogin.attempt(),
    onUnauthorized: makeUnauthorizedHandler({
      session,
      login,
      navigation,
      storage: storage.session,
      bindPhoneUrl: env.bindPhoneUrl,
      randomHex: (length) => random.hex(length),
      linkPolicy: appLinkPolicy,
      acceptsQueryToken,
    }),
  });
  // A later document of this visit may have logged in or out before the user came back (back/forward cache): then what
  // this document shows and holds belongs to the previous account.
  const stopWatching = pageVisibility.onRestored(() => {
    if (readStoredLogin(storage.session).token !== session.token) navigation.reload();
  });
  intakeVisit(acceptsQueryToken);
  silentLogin.enter();
  return () => {
    stopWatching();
    stopForgetting();
    disconnect();
    stopAsking();
    removeGuard();
  };
}

/** Attribution info that is not older than 3 days (product §1.9). */
export const attribution = (): AttributionInfo => readAttribution(storage.durable, Date.now());

/** The same as the JSON text that calls send as `burialPointInfo`. */
export const burialPointInfo = (): string => JSON.stringify(attribution());
