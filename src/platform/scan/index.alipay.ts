import { miniScan } from './mini';
import type { ScanCapability } from './types';

export const scan: ScanCapability = miniScan satisfies ScanCapability;
