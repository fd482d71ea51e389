/**
 * The app's instance of a mini program's silent login; the session is a parameter, because the session starts this
 * login.
 */
import { gateway } from '@/api/gateway';
import { login } from '@/platform/login';
import type { SessionStore } from '../SessionStore';
import { logInSilently, makeMiniLoginApi, type MiniLoginDeps, type SilentOutcome } from './hostLogin';

export const miniLoginDeps = (session: SessionStore): MiniLoginDeps => ({
  api: makeMiniLoginApi(gateway),
  login,
  session,
});

export const appLogInSilently = (session: SessionStore): Promise<SilentOutcome> =>
  logInSilently(miniLoginDeps(session));
