import { unsupported } from '../outcome';
import type { ScanCapability } from './types';

/** Browsers have no scanner for pages on all supported phones; users type the pickup code at the locker instead. */
export const scan: ScanCapability = {
  isSupported: () => false,
  scan: () => Promise.resolve(unsupported('a browser page has no scanner')),
} satisfies ScanCapability;
