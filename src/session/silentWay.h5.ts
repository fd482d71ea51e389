import type { SessionStore } from './SessionStore';
import type { SilentLogin } from './SilentLogin';

/** Browsers have no account of their host that logs in without a word, and do not carry the code for it (silentWay.mini.ts). */
export const makeSilentLogin = (
  _session: SessionStore,
): Pick<SilentLogin, 'enter' | 'waiting' | 'attempt' | 'isBound' | 'forget'> => ({
  enter: () => undefined,
  waiting: () => null,
  attempt: () => Promise.resolve(false),
  isBound: () => undefined,
  forget: () => undefined,
});
