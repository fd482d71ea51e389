import type { MotionCapability } from './types';

export const motion: MotionCapability = {
  isReduced: () =>
    typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches,
} satisfies MotionCapability;
