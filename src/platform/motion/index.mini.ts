import type { MotionCapability } from './types';

/** Neither mini program reports this setting, and their style sheets do not receive it either. */
export const motion: MotionCapability = { isReduced: () => false } satisfies MotionCapability;
