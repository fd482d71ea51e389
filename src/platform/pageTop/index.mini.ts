import type { PageTopCapability } from './types';

export const pageTop: PageTopCapability = { show: () => undefined } satisfies PageTopCapability;
