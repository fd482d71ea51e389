import { unsupported } from '../outcome';
import type { BrightnessCapability } from './types';

export const brightness: BrightnessCapability = {
  raise: () => Promise.resolve(unsupported('browsers let no page set the brightness')),
} satisfies BrightnessCapability;
