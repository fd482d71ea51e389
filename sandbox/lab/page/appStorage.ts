import type { PhoneKind } from './labState';

/**
 * Entries of the app in a phone of the lab, under the names and in the form of docs/storage.md (`{"v":…}` below `pc:`).
 * The app itself knows nothing of the lab; `test/contract/lab/appStorage.test.ts` reads these with the app's own code.
 */
const APP = 'pc:';
const entry = (value: string): string => JSON.stringify({ v: value });

/** One phone's part of the storage that all frames of the lab share. */
export interface PhonePlace {
  readonly kind: PhoneKind;
  /** Of an H5 phone: its host. */
  readonly host: string;
}

/** Name under which a frame calls the gateway, and of a package's device. */
export const phoneName = ({ kind, host }: PhonePlace): string =>
  kind === 'h5' ? `h5-${host}` : `lab-${kind}`;
const prefixOf = (place: PhonePlace): string =>
  place.kind === 'h5' ? `lab:${phoneName(place)}:` : `engine:${place.kind}:${phoneName(place)}:`;

type Storages = Readonly<Record<'localStorage' | 'sessionStorage', Storage>>;

function remove(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key);
}

/** As a phone that has never opened the app. */
export function emptyPhone(place: PhonePlace, { localStorage, sessionStorage }: Storages = window): void {
  const prefix = prefixOf(place);
  for (const storage of [localStorage, sessionStorage]) remove(storage, (key) => key.startsWith(prefix));
  if (place.kind === 'h5') localStorage.removeItem(`lab-cookies:${phoneName(place)}`);
}

/** Everything of every phone. */
export function emptyAllPhones({ localStorage, sessionStorage }: Storages = window): void {
  for (const storage of [localStorage, sessionStorage])
    remove(storage, (key) => /^(?:lab|lab-cookies|engine):/.test(key));
}

/** A login in a browser, as by SMS code. */
export function keepToken(place: PhonePlace, token: string, { sessionStorage }: Storages = window): void {
  const own = prefixOf(place) + APP;
  sessionStorage.setItem(`${own}token`, entry(JSON.stringify({ token })));
  sessionStorage.setItem(`${own}loginType`, entry('sms'));
}

/** Version of the privacy policy: raised together with the app's `CONSENT_VERSION`. */
const CONSENT = 'agreed:2026-11';

/**
 * The mini program's own user has been logged in silently before, so it is on entering. A login includes the privacy
 * consent, without which the payment app does not say who its user is.
 */
export function keepSilentLogin(place: PhonePlace, storages: Storages = window): void {
  const { kind } = place;
  storages.localStorage.setItem(`${prefixOf(place)}${APP}boundAccount`, JSON.stringify(entry('1')));
  if (kind !== 'h5') keepConsent(kind, phoneName(place), storages);
}

/** A mini program's user has agreed to the privacy policy before. */
export function keepConsent(
  kind: Exclude<PhoneKind, 'h5'>,
  device: string,
  { localStorage }: Storages = window,
): void {
  localStorage.setItem(`engine:${kind}:${device}:${APP}privacyConsent`, JSON.stringify(entry(CONSENT)));
}

/** The place of a campaign is kept for the visit: a phone that has moved locates itself once more. */
export function forgetCampaignPlaces({ sessionStorage }: Storages = window): void {
  remove(sessionStorage, (key) => key.startsWith('lab:') && key.endsWith(`${APP}campaign.place`));
}
