import { miniPing } from './mini';
import type { PingCapability } from './types';

export const ping: PingCapability = miniPing satisfies PingCapability;
