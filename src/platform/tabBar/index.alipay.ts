import { miniTabBar } from './mini';
import type { TabBarCapability } from './types';

export const tabBar: TabBarCapability = miniTabBar satisfies TabBarCapability;
