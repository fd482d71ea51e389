import type { HandedTokenCapability } from './types';

/** Mini programs follow no scheme, and a launch button's parameter goes through the host: the token stays unread. */
export const handedToken: HandedTokenCapability = { take: () => '' } satisfies HandedTokenCapability;
