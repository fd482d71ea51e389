/** The silent login of a mini program put together for the app; it takes the session, which itself starts this login. */
import { gateway } from '@/api/gateway';
import { login } from '@/platform/login';
import type { SessionStore } from '../SessionStore';
import { logInSilently, makeMiniLoginApi, type MiniLoginDeps, type SilentOutcome } from './miniLogin';

export const miniLoginDeps = (session: SessionStore): MiniLoginDeps => ({
  api: makeMiniLoginApi(gateway),
  login,
  session,
});

export const appLogInSilently = (session: SessionStore): Promise<SilentOutcome> =>
  logInSilently(miniLoginDeps(session));
