import { privacy } from '@/platform/privacy';
import { storage } from '@/platform/storage';
import { forgetTracking } from '@/tracking';
import { CONSENT_VERSION } from './consentRules';
import { type Consent, ConsentStore } from './ConsentStore';

/** The privacy consent of mini programs (makeConsent.h5.ts: browsers have none). */
export const makeConsent = (): Consent =>
  new ConsentStore({
    isAskedByApp: privacy.isAskedByApp,
    storage: storage.durable,
    version: CONSENT_VERSION,
    onRefused: forgetTracking,
  });
