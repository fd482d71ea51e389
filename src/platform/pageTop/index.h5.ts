import type { PageTopCapability } from './types';

/** Pages share the window's scroll. */
export const pageTop: PageTopCapability = {
  show: () => window.scrollTo(0, 0),
} satisfies PageTopCapability;
