import { miniBridge } from './mini';
import type { BridgeCapability } from './types';

export const bridge: BridgeCapability = miniBridge satisfies BridgeCapability;
