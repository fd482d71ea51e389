import { attempt } from '../attempt';
import { bridge } from '../bridge';
import { host } from '../host';
import { failure, unsupported } from '../outcome';
import { LOCATE_TIMEOUT_MS, type LocationCapability, type LocationOutcome } from './types';

/**
 * App versions from which the bridge can locate, and from which Android's bridge can report the permission (product
 * §2.9).
 */
const MIN_VERSION_LOCATE = 4_030_000;
const MIN_VERSION_PERMISSION_ANDROID = 6_001_001;

/** An unknown version counts as current: the bridge itself reports what it lacks. */
function appIsAtLeast(version: number): boolean {
  return bridge.isAvailable() && (host.current().appVersionCode ?? version) >= version;
}

async function locateByApp(timeoutMs: number): Promise<LocationOutcome> {
  const answer = await bridge.call('getLocation', {}, { timeoutMs });
  if (answer.kind === 'ok') return { kind: 'located', ...answer.value, system: 'gcj02' };
  if (answer.kind === 'failed' && (await permission()) === 'denied') return { kind: 'denied' };
  return answer;
}

function locateByBrowser(timeoutMs: number): Promise<LocationOutcome> {
  // The types say it is always present; insecure origins and some web views lack it.
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (geolocation === undefined) return Promise.resolve(unsupported('this browser does not locate'));
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ kind: 'located', longitude: coords.longitude, latitude: coords.latitude, system: 'wgs84' }),
      (error) => {
        if (error.code === error.PERMISSION_DENIED) resolve({ kind: 'denied' });
        else if (error.code === error.TIMEOUT) resolve({ kind: 'timeout' });
        else resolve(failure(error.message));
      },
      { timeout: timeoutMs, maximumAge: 60_000 },
    );
  });
}

async function permission(): ReturnType<LocationCapability['permission']> {
  if (bridge.isAvailable()) {
    if (host.current().os === 'android' && !appIsAtLeast(MIN_VERSION_PERMISSION_ANDROID)) return 'unknown';
    const answer = await bridge.call('geoAuthorisation', {});
    if (answer.kind !== 'ok') return 'unknown';
    return answer.value.isAuthorised ? 'granted' : 'denied';
  }
  const permissions: Permissions | undefined = navigator.permissions;
  const result = await attempt(() => permissions?.query({ name: 'geolocation' }));
  const state = result.ok ? result.value?.state : undefined;
  return state === undefined ? 'unknown' : state === 'prompt' ? 'undecided' : state;
}

export const location: LocationCapability = {
  locate(options) {
    const timeoutMs = options?.timeoutMs ?? LOCATE_TIMEOUT_MS;
    return appIsAtLeast(MIN_VERSION_LOCATE) ? locateByApp(timeoutMs) : locateByBrowser(timeoutMs);
  },
  permission,
  async openSettings() {
    if (!bridge.isAvailable()) return unsupported('browsers open no settings for pages');
    const answer = await bridge.call('openSetting', { target: 'location' });
    // The app may switch to the system's settings without replying.
    return answer.kind === 'ok' || answer.kind === 'timeout' ? { kind: 'done' } : answer;
  },
} satisfies LocationCapability;
