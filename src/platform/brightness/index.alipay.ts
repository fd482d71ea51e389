import { raiseFrom } from './mini';
import type { BrightnessCapability } from './types';

export const brightness: BrightnessCapability = {
  raise: () => raiseFrom(null),
} satisfies BrightnessCapability;
