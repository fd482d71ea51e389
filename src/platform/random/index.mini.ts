import { mathRandomBytes, toHex } from './hex';
import type { RandomCapability } from './types';

/** Mini programs offer secure random bytes only asynchronously; ids do not need them (see `mathRandomBytes`). */
export const random: RandomCapability = {
  hex: (length) => toHex(mathRandomBytes(Math.ceil(length / 2)), length),
} satisfies RandomCapability;
