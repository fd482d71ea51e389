import { unsupported } from '../outcome';
import type { ScanCapability } from './types';

/** Browsers have no scanner for pages on all the phones we serve; the pickup code is typed at the cabinet instead. */
export const scan: ScanCapability = {
  isSupported: () => false,
  scan: () => Promise.resolve(unsupported('a browser page has no scanner')),
} satisfies ScanCapability;
