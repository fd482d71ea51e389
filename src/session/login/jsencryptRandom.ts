/**
 * Replaces jsencrypt's own `lib/lib/jsbn/rng` in every build and in jest (config/patches/jsencrypt, jest.config.mjs). That
 * file reads `self.crypto` and listens to the mouse through `self` while it loads, as soon as there is a `window`; mini
 * programs have the `window` that Taro provides but no `self`, and crash there. `jsencryptRandom.test.ts` fails when
 * jsencrypt loads without this, so that this file can be removed.
 */
import { random } from '@/platform/random';

/** A source that returns only zeros is broken; without a limit jsencrypt would request a padding byte forever. */
const MAX_DRAWS = 64;

function paddingByte(): number {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const byte = parseInt(random.hex(2), 16);
    if (byte > 0) return byte;
  }
  return 1;
}

/** The interface that jsencrypt expects of the module; it only requests padding, so it never returns zero. */
export class SecureRandom {
  nextBytes(bytes: number[]): void {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = paddingByte();
  }
}
