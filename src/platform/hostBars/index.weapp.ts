import type { HostBarsCapability } from './types';

/** The messaging app takes both sets of colours from theme.json. */
export const hostBars: HostBarsCapability = {
  paint: () => undefined,
  follow: () => () => undefined,
} satisfies HostBarsCapability;
