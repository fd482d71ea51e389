import type { CipherCapability } from './types';

/** The house's own ciphers want keys from its servers. */
export const cipher: CipherCapability = {
  aesCbc: () => Promise.resolve(null),
} satisfies CipherCapability;
