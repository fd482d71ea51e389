/**
 * Takes the place of jsencrypt's own `lib/lib/jsbn/rng` in every build and in jest (config/jsencrypt.ts, jest.config.mjs).
 * That file reads `self.crypto` and listens to the mouse through `self` while it loads, as soon as there is a `window`;
 * mini programs have the `window` that Taro provides but no `self`, and stop there. `jsencryptRandom.test.ts` tells
 * when jsencrypt loads without help, so that this file can go.
 */
import { random } from '@/platform/random';

/** A source that gives nothing but zeros is broken; jsencrypt would ask it for a padding byte without end. */
const MAX_DRAWS = 64;

function paddingByte(): number {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const byte = parseInt(random.hex(2), 16);
    if (byte > 0) return byte;
  }
  return 1;
}

/** The interface that jsencrypt expects of the module; it asks for padding only, hence never zero. */
export class SecureRandom {
  nextBytes(bytes: number[]): void {
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = paddingByte();
  }
}
