import { miniSystemInfo } from './mini';
import type { SystemInfoCapability } from './types';

export const systemInfo: SystemInfoCapability = miniSystemInfo satisfies SystemInfoCapability;
