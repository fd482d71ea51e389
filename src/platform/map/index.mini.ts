import { unsupported } from '../outcome';
import type { MapCapability } from './types';

/** Mini programs show a place in the map of their host (`otherApp.openMap`). */
export const map: MapCapability = {
  isThere: false,
  draw: () => Promise.resolve(unsupported('the host has its own map')),
} satisfies MapCapability;
