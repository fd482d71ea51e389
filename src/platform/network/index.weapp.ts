import { miniNetwork } from './mini';
import type { NetworkCapability } from './types';

export const network: NetworkCapability = miniNetwork satisfies NetworkCapability;
