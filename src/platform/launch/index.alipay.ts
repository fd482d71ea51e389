import type { LaunchCapability } from './types';

/** The payment app has no such mode. */
export const launch: LaunchCapability = { isSinglePage: () => false } satisfies LaunchCapability;
