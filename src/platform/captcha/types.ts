import type { PlatformFailure, Unsupported } from '../outcome';

interface CaptchaChallenge {
  readonly appId: string;
  /** 1 or 2, as returned by the pre-check (product §1.7). */
  readonly sliderType: 1 | 2;
}

export type CaptchaOutcome =
  | { readonly kind: 'passed'; readonly ticket: string; readonly randStr: string }
  | { readonly kind: 'closed' }
  | PlatformFailure
  | Unsupported;

export interface CaptchaCapability {
  /**
   * Shows the slider and waits for the user. H5 loads the configured script on first use (a failed load is retried on
   * the next call); mini programs open their captcha page (a web-view of the configured address).
   */
  verify(challenge: CaptchaChallenge): Promise<CaptchaOutcome>;
}
