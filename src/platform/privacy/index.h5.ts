import { notAsked } from './notAsked';
import type { PrivacyCapability } from './types';

export const privacy: PrivacyCapability = { ...notAsked, isAskedByApp: false } satisfies PrivacyCapability;
