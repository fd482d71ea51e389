import { unsupported } from '../outcome';
import type { BridgeCapability } from './types';

export const bridge: BridgeCapability = {
  isAvailable: () => false,
  call: () => Promise.resolve(unsupported('mini programs have no consumer app bridge')),
} satisfies BridgeCapability;
