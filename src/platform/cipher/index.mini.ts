import type { CipherCapability } from './types';

/** The hosts' own ciphers require keys from their servers. */
export const cipher: CipherCapability = {
  aesCbc: () => Promise.resolve(null),
} satisfies CipherCapability;
