import { useEffect, useRef, useState } from 'react';
import { useShownAgain } from '@/hooks/useShownAgain';
import { brightness } from '@/platform/brightness';
import type { BrightnessOutcome, HeldScreen } from '@/platform/brightness/types';

/**
 * Keeps the screen bright while the page is visible, and gives back what was found when it is hidden or left.
 * @returns what the host has granted; null while unknown
 */
export function useBrightScreen(): BrightnessOutcome | null {
  const [outcome, setOutcome] = useState<BrightnessOutcome | null>(null);
  const held = useRef<HeldScreen | null>(null);
  const hold = (): void => {
    if (held.current !== null) return;
    const screen = brightness.hold();
    held.current = screen;
    void screen.outcome.then((granted) => {
      if (held.current === screen) setOutcome(granted);
    });
  };
  const release = (): void => {
    held.current?.release();
    held.current = null;
  };
  useShownAgain(hold, release);
  useEffect(() => {
    hold();
    return release;
  }, []);
  return outcome;
}
