import { unsupported } from '../outcome';
import type { MapCapability } from './types';

/** Mini programs show a location in their host's map (`otherApp.openMap`). */
export const map: MapCapability = {
  isThere: false,
  draw: () => Promise.resolve(unsupported('the host has its own map')),
} satisfies MapCapability;
