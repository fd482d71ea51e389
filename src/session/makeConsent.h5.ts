import type { Consent } from './ConsentStore';

const nothing = (): void => undefined;

/** Browsers request each permission themselves: there is no consent here, and no code for one (makeConsent.mini.ts). */
export const makeConsent = (): Consent => ({
  isRequired: false,
  isAgreed: true,
  isRefused: false,
  isAsking: false,
  status: () => 'agreed',
  restore: nothing,
  ask: () => Promise.resolve(true),
  platformAsks: (answer) => answer(false),
  agree: nothing,
  refuse: nothing,
  withdraw: nothing,
  dismiss: nothing,
  attachHost: () => nothing,
});
