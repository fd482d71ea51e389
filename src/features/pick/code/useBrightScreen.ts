import { useEffect, useState } from 'react';
import { brightness } from '@/platform/brightness';
import type { BrightnessOutcome } from '@/platform/brightness/types';

/**
 * Keeps the screen bright while the page is visible, and gives back what was found when it is hidden or left.
 * @returns what the host has granted; null while unknown
 */
export function useBrightScreen(isVisible: boolean): BrightnessOutcome | null {
  const [outcome, setOutcome] = useState<BrightnessOutcome | null>(null);
  useEffect(() => {
    if (!isVisible) return undefined;
    let isHeld = true;
    const screen = brightness.hold();
    void screen.outcome.then((granted) => {
      if (isHeld) setOutcome(granted);
    });
    return () => {
      isHeld = false;
      screen.release();
    };
  }, [isVisible]);
  return outcome;
}
