import type { LaunchCapability } from './types';

/** Browsers have no such mode. */
export const launch: LaunchCapability = { isSinglePage: () => false } satisfies LaunchCapability;
