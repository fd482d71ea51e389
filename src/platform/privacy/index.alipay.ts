import { notAsked } from './notAsked';
import type { PrivacyCapability } from './types';

/** The payment app prompts for single permissions only: the app's own sheet is the consent. */
export const privacy: PrivacyCapability = { ...notAsked, isAskedByApp: true } satisfies PrivacyCapability;
