/** The app's tracker. The app calls `tracker.start()` once; earlier events wait. */
import { gateway as address } from '@/platform/gateway';
import { host } from '@/platform/host';
import { pageVisibility } from '@/platform/pageVisibility';
import { random } from '@/platform/random';
import { request } from '@/platform/request';
import { storage } from '@/platform/storage';
import { publicParams } from '@/routes.match';
import { systemClock } from '@/utils/clock';
import { gatewayRoot } from '@/utils/gatewayAddress';
import { createTracker } from './createTracker';
import { pagePath } from './pagePath';

export type { TrackInput } from './events';

const SESSION_KEY = 'trackSession';

let readSecret: () => string | null = () => null;

/** Registers the text (the login token) that must never be sent. */
export function hideFromTracking(secret: () => string | null): void {
  readSecret = secret;
}

let readConsent: () => boolean = () => false;

/** Registers the check of the user's consent; until then nothing is recorded or sent. */
export function allowTracking(isAllowed: () => boolean): void {
  readConsent = isAllowed;
}

/** Drops the unsent events and this visit's session id. */
export function forgetTracking(): void {
  tracker.forget();
  storage.session.remove(SESSION_KEY);
}

function sessionId(): string {
  const kept = storage.session.read(SESSION_KEY);
  if (kept !== null) return kept;
  const made = random.hex(32);
  storage.session.write(SESSION_KEY, made);
  return made;
}

export const tracker = createTracker({
  request,
  address: () => `${gatewayRoot(address.base, host.current().kind)}/track/events`,
  pagePath,
  params: publicParams,
  client: () => host.current().platformCode,
  sessionId,
  randomHex: (length) => random.hex(length),
  secrets: () => [readSecret()].filter((text) => text !== null),
  mayTrack: () => readConsent(),
  onPageEnd: (listener) => pageVisibility.onPageEnd(listener),
  clock: systemClock,
});
