/**
 * The app's session: who the visitor is, and the gate that asks for login. `startSession` is called once by the app;
 * importing this does nothing by itself.
 */
import { reaction, when } from 'mobx';
import { connectGateway } from '@/api/gateway';
import { currentQuestion } from '@/components/openLayers';
import { env } from '@/env';
import { launch } from '@/platform/launch';
import { login } from '@/platform/login';
import { random } from '@/platform/random';
import { navigation } from '@/platform/navigation';
import { pageVisibility } from '@/platform/pageVisibility';
import { privacy } from '@/platform/privacy';
import { consentGate } from '@/platform/privacy/gate';
import { storage } from '@/platform/storage';
import { isAccountKey, isActKey, isRetiredKey } from '@/platform/storage/keys';
import { allowTracking, hideFromTracking } from '@/tracking';
import { systemClock } from '@/utils/clock';
import { forgetAttribution, intakeAttribution, readAttribution, type AttributionInfo } from './attribution';
import type { Consent } from './ConsentStore';
import { makeConsent } from './consentWay';
import { makeDraft, removeOthersDrafts, type Draft, type DraftName } from './drafts';
import { intakeToken } from './intakeToken';
import { appLinkPolicy } from './links';
import { LoginGate } from './LoginGate';
import { makeLogOut } from './logOut';
import { SessionStore } from './SessionStore';
import { makeSilentLogin } from './silentWay';
import { readStoredLogin } from './storedLogin';
import { makeUnauthorizedHandler } from './unauthorized';

export type { Consent } from './ConsentStore';
export type { Draft } from './drafts';
export type { AttributionInfo } from './attribution';
export { appLinkPolicy, h5Address } from './links';
export type { GateOptions, GateOutcome, LoginGate, LoginWords } from './LoginGate';
export type { LoginType, SessionStore } from './SessionStore';

/**
 * Decision: a log-out holds in mini programs until the person logs in again, whose host could log him in at every start;
 * in browsers for the visit, because there a new one begins with what the app around the page says (its cookie).
 */
export const session = new SessionStore(
  storage.session,
  login.hasOwnAccount ? storage.durable : storage.session,
);

export const silentLogin = makeSilentLogin(session);

/** The privacy consent of mini programs; everywhere else it has nothing to ask. */
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
 * Calls back when what the former account left has to go (`SessionStore.owner`), for what lives longer than a page;
 * returns the end of it. Pages need nothing: their content begins anew (`PageFrame`).
 */
export const onOwnerChanged = (listener: () => void): (() => void) => reaction(() => session.owner, listener);

/** What the form of this name keeps for whoever is here now. */
export const openDraft = (name: DraftName): Draft => makeDraft({ session, storage }, name);

/** What the account before has left on this device besides its login and its acts under way. */
function forgetAccount(): void {
  storage.session.sweep(isAccountKey);
  storage.durable.sweep(isAccountKey);
}

/** Takes what the address of the page brought: token (where the path accepts one) and attribution. */
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

/** The same for parameters that a switch to a tab page carried beside the address: attribution only, tabs take no token. */
export const intakeArrival = (params: Readonly<Record<string, string>>): void =>
  intakeAttribution(params, storage.durable, Date.now());

/**
 * Takes up this visit's session, tells the gateway about it and takes in the first address. Called once, before the
 * first page asks anything. Navigation calls `intakeVisit` again on every later address.
 */
export function startSession(acceptsQueryToken: (path: string) => boolean): () => void {
  storage.session.sweep(isRetiredKey);
  storage.durable.sweep(isRetiredKey);
  session.restore();
  const stopForgetting = reaction(
    () => session.mark,
    (_mark, before) => (before === null ? removeOthersDrafts({ session, storage }) : forgetAccount()),
  );
  consent.restore();
  const removeGuard = consentGate.install(consent);
  const stopAsking = privacy.onNeeded(consent.platformAsks);
  allowTracking(() => consent.isAgreed);
  hideFromTracking(() => session.token);
  const disconnect = connectGateway({
    token: () => session.token,
    account: () => session.account,
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
  // A later document of this visit may have logged in or out before the person came back: what this one shows and holds is
  // the former account's then.
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

/** The same as the JSON text that calls carry as `burialPointInfo`. */
export const burialPointInfo = (): string => JSON.stringify(attribution());

export const logOut = makeLogOut({
  session,
  prepare: async () => (await import('./login/logOutApi')).prepareLogOut(),
  forgetRest() {
    forgetAttribution(storage.durable);
    silentLogin.forget();
  },
  clock: systemClock,
});

/** What may stay on a device whose account is closed: the answers that concern the device, and that nobody logs in unasked. */
const DEVICE_KEYS: readonly string[] = ['privacyConsent', 'hasLeft'];

/**
 * The end of an account: logs out and leaves nothing of it on this device; acts under way of other accounts stay.
 * Rejects never.
 */
export async function leaveNothing(): Promise<void> {
  const { mark } = session;
  await logOut();
  const isOthers = (key: string): boolean => isActKey(key) && !key.endsWith(`.${mark ?? ''}`);
  const isGone = (key: string): boolean => !DEVICE_KEYS.includes(key) && !isOthers(key);
  storage.session.sweep(isGone);
  storage.durable.sweep(isGone);
}
