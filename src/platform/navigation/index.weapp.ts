import { makeMiniNavigation } from './mini';
import type { NavigationCapability } from './types';

export const navigation: NavigationCapability = makeMiniNavigation('wechat') satisfies NavigationCapability;
