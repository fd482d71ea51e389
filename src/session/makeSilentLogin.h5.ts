import type { SessionStore } from './SessionStore';
import type { SilentLogin } from './SilentLogin';

/**
 * Browsers have no host account that can be logged in silently, and do not carry the code for it (makeSilentLogin.mini.ts).
 */
export const makeSilentLogin = (
  _session: SessionStore,
): Pick<SilentLogin, 'enter' | 'waiting' | 'attempt' | 'isBound' | 'forget'> => ({
  enter: () => undefined,
  waiting: () => null,
  attempt: () => Promise.resolve(false),
  isBound: () => undefined,
  forget: () => undefined,
});
