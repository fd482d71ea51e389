import type { HandedTokenCapability } from './types';

/**
 * Mini programs follow no scheme, and a launch button passes its parameter through the host: the token is never read.
 */
export const handedToken: HandedTokenCapability = { take: () => '' } satisfies HandedTokenCapability;
