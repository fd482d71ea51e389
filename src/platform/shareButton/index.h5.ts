import type { HostShareButtonCapability } from './types';

export const hostShareButton: HostShareButtonCapability = (() => null) satisfies HostShareButtonCapability;
