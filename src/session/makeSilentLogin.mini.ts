import { launch } from '@/platform/launch';
import { storage } from '@/platform/storage';
import { systemClock } from '@/utils/clock';
import type { SessionStore } from './SessionStore';
import { SilentLogin } from './SilentLogin';

/** The login by the host's own account (makeSilentLogin.h5.ts: browsers have none). */
export const makeSilentLogin = (session: SessionStore): SilentLogin =>
  new SilentLogin({
    isPossible: !launch.isSinglePage(),
    session,
    logIn: async () => (await import('./login/appSilentLogin')).appLogInSilently(session),
    storage: storage.durable,
    clock: systemClock,
  });
