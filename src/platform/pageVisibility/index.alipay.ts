import { miniPageVisibility } from './mini';
import type { PageVisibilityCapability } from './types';

export const pageVisibility: PageVisibilityCapability = miniPageVisibility satisfies PageVisibilityCapability;
