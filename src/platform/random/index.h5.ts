import { mathRandomBytes, toHex } from './hex';
import type { RandomCapability } from './types';

export const random: RandomCapability = {
  hex(length) {
    const count = Math.ceil(length / 2);
    // The types say it is always present, but old web views of host apps lack it.
    const source: Crypto | undefined = window.crypto;
    return toHex(
      source === undefined ? mathRandomBytes(count) : source.getRandomValues(new Uint8Array(count)),
      length,
    );
  },
} satisfies RandomCapability;
