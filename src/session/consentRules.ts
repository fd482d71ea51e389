/** How the answer to the privacy question is kept. Pure. */
import type { ConsentStatus } from '@/platform/privacy/gate';

export const CONSENT_KEY = 'privacyConsent';

/** Of the privacy policy (《隐私政策》). A new one is asked about anew: raise it together with the agreement's text. */
export const CONSENT_VERSION = '2026-11';

/** `agreed:2026-11` */
export const consentText = (isAgreed: boolean, version: string): string =>
  `${isAgreed ? 'agreed' : 'refused'}:${version}`;

/** An answer to another version, and anything unreadable, is no answer. */
export function readConsent(text: string | null, version: string): ConsentStatus {
  if (text === consentText(true, version)) return 'agreed';
  return text === consentText(false, version) ? 'refused' : 'unasked';
}
