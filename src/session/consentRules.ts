/** The stored form of the answer to the privacy request. Pure. */
import type { ConsentStatus } from '@/platform/privacy/gate';

export const CONSENT_KEY = 'privacyConsent';

/** Version of the privacy policy (《隐私政策》). A new version requests consent again: raise it with the agreement's text. */
export const CONSENT_VERSION = '2026-11';

/** `agreed:2026-11` */
export const consentText = (isAgreed: boolean, version: string): string =>
  `${isAgreed ? 'agreed' : 'refused'}:${version}`;

/** An answer to another version, or unreadable text, counts as no answer. */
export function readConsent(text: string | null, version: string): ConsentStatus {
  if (text === consentText(true, version)) return 'agreed';
  return text === consentText(false, version) ? 'refused' : 'unasked';
}
