import type { HostBarsCapability } from './types';

/** The browser has bars of its own. */
export const hostBars: HostBarsCapability = {
  paint: () => undefined,
  follow: () => () => undefined,
} satisfies HostBarsCapability;
