import { miniNavigation } from './mini';
import type { NavigationCapability } from './types';

export const navigation: NavigationCapability = miniNavigation satisfies NavigationCapability;
