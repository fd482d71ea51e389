import type { PlatformFailure, Unsupported } from '../outcome';

export interface CaptchaChallenge {
  readonly appId: string;
  /** 1 or 2, as the pre-check says (product §1.7). */
  readonly sliderType: 1 | 2;
}

export type CaptchaOutcome =
  | { readonly kind: 'passed'; readonly ticket: string; readonly randStr: string }
  | { readonly kind: 'closed' }
  | PlatformFailure
  | Unsupported;

export interface CaptchaCapability {
  /**
   * Shows the slider and waits for the person. H5 loads the configured script on first use (a failed load is
   * tried again next time); mini programs open their captcha page (a web-view of the configured address).
   */
  verify(challenge: CaptchaChallenge): Promise<CaptchaOutcome>;
}
