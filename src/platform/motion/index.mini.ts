import type { MotionCapability } from './types';

/** Neither mini program tells; their style sheets do not hear of it either. */
export const motion: MotionCapability = { isReduced: () => false } satisfies MotionCapability;
