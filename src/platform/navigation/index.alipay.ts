import { makeMiniNavigation } from './mini';
import type { NavigationCapability } from './types';

export const navigation: NavigationCapability = makeMiniNavigation('alipay') satisfies NavigationCapability;
