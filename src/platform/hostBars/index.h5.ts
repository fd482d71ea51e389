import type { HostBarsCapability } from './types';

/** The browser draws its own bars. */
export const hostBars: HostBarsCapability = {
  paint: () => undefined,
  follow: () => () => undefined,
} satisfies HostBarsCapability;
