/** The app's log-out; separate from the session, which every page loads, since few pages end it. */
import { storage } from '@/platform/storage';
import { isAccountKey, isActKey } from '@/platform/storage/keys';
import { systemClock } from '@/utils/clock';
import { forgetAttribution } from './attribution';
import { session, silentLogin } from './index';
import { makeLogOut } from './makeLogOut';

export const logOut = makeLogOut({
  session,
  prepare: async () => (await import('./login/logOutApi')).prepareLogOut(),
  forgetRest() {
    forgetAttribution(storage.durable);
    silentLogin.forget();
    // Also without a login in this visit: what the host's account left on the device.
    storage.durable.sweep(isAccountKey);
  },
  clock: systemClock,
});

/**
 * What may stay on a device whose account is closed: the answers that concern the device, and the log-out, which
 * prevents a silent login.
 */
const DEVICE_KEYS: readonly string[] = ['privacyConsent', 'hasLeft'];

/**
 * The account is closed: logs out and removes all its data from this device; pending acts of other accounts stay. Never
 * rejects.
 * @param owner the account's mark
 */
export async function logOutAndErase(owner: string | null): Promise<void> {
  await logOut();
  const isOthers = (key: string): boolean => isActKey(key) && !key.endsWith(`.${owner ?? ''}`);
  const isGone = (key: string): boolean => !DEVICE_KEYS.includes(key) && !isOthers(key);
  storage.session.sweep(isGone);
  storage.durable.sweep(isGone);
}
