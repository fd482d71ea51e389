import type { PlatformFailure, Unsupported } from '../outcome';

export type RaiseOutcome =
  | {
      readonly kind: 'raised';
      /** Gives the screen back its brightness; harmless if called again. Never rejects. */
      readonly restore: () => Promise<void>;
    }
  | PlatformFailure
  | Unsupported;

export interface BrightnessCapability {
  /**
   * Makes the screen as bright as it goes: for a code that is read off it. The brightness is the user's: restore it when
   * the code is closed or the page is hidden. `failed` also if the brightness to restore is unknown; the screen then
   * stays as it is.
   */
  raise(): Promise<RaiseOutcome>;
}
