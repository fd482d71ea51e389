import { miniMotion } from './mini';
import type { MotionCapability } from './types';

export const motion: MotionCapability = miniMotion satisfies MotionCapability;
