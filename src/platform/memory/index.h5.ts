import type { MemoryCapability } from './types';

export const memory: MemoryCapability = { onWarning: () => () => undefined } satisfies MemoryCapability;
