import { makeMiniHost } from './mini';
import type { HostCapability } from './types';

export const host: HostCapability = makeMiniHost('alipay') satisfies HostCapability;
