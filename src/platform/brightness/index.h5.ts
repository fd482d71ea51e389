import { attempt } from '../attempt';
import { failure, unsupported } from '../outcome';
import type { BrightnessCapability, BrightnessOutcome } from './types';

/** Absent in older browsers, in most apps' web views and on insecure origins, whatever the types say. */
const wakeLock = (): WakeLock | undefined => navigator.wakeLock;

/** No browser lets a page change the brightness; some let it keep the screen on (Screen Wake Lock API, W3C). */
export const brightness: BrightnessCapability = {
  hold() {
    let isHeld = true;
    let lock: WakeLockSentinel | null = null;
    const free = (): void => {
      if (lock !== null) void attempt(() => lock?.release());
    };
    const take = async (): Promise<BrightnessOutcome> => {
      const locks = wakeLock();
      if (locks === undefined) return unsupported('this browser does not keep the screen on for a page');
      // Refused while the page is hidden, and on some phones with a low battery.
      const taken = await attempt(() => locks.request('screen'));
      if (!taken.ok) return failure(taken.error);
      lock = taken.value;
      if (!isHeld) free();
      return { kind: 'held', isBright: false };
    };
    return {
      outcome: take(),
      release() {
        if (!isHeld) return;
        isHeld = false;
        free();
      },
    };
  },
} satisfies BrightnessCapability;
