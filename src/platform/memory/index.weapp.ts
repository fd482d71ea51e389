import { miniMemory } from './mini';
import type { MemoryCapability } from './types';

export const memory: MemoryCapability = miniMemory satisfies MemoryCapability;
