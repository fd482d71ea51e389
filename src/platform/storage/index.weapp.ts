import { miniStorage } from './mini';
import type { StorageCapability } from './types';

export const storage: StorageCapability = miniStorage satisfies StorageCapability;
