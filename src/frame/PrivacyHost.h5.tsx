/** Browsers request each permission themselves (`session/makeConsent`): there is no question to show. */
export const PrivacyHost = (): null => null;
