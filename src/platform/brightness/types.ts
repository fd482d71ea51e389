import type { PlatformFailure, Unsupported } from '../outcome';

export type BrightnessOutcome =
  /** The screen stays on; `isBright`: it is also as bright as it can be. */
  { readonly kind: 'held'; readonly isBright: boolean } | PlatformFailure | Unsupported;

interface HeldScreen {
  readonly outcome: Promise<BrightnessOutcome>;
  /**
   * Gives back the brightness that was found, and lets the screen dim and turn off again. Also before the outcome is
   * known; a second call does nothing.
   */
  release(): void;
}

export interface BrightnessCapability {
  /**
   * Makes the screen as bright as the host allows and keeps it on, until released: when the page is hidden or left,
   * because the hosts keep the brightness for all pages, and some of them after the app.
   */
  hold(): HeldScreen;
}
