import type { PlatformFailure, Unsupported } from '../outcome';

/** `not-required`: the platform does not ask mini programs for a consent of its own. */
export type PrivacyStatus = 'agreed' | 'needed' | 'not-required';
export type PrivacyOutcome =
  { readonly kind: 'agreed' } | { readonly kind: 'declined' } | PlatformFailure | Unsupported;

/** The platform's own privacy consent (messaging app); the agreement checkbox of the login form is another thing. */
export interface PrivacyCapability {
  status(): Promise<PrivacyStatus>;
  /** Shows the question if it is still open. */
  request(): Promise<PrivacyOutcome>;
  /**
   * The platform wants consent for a call that is waiting. The listener shows the question; its `answer` lets the
   * call go on (with the id of the agree button, as the platform demands) or fail. Returns the unsubscribe function.
   */
  onNeeded(listener: (answer: (isAgreed: boolean, buttonId?: string) => void) => void): () => void;
  /** Opens the platform's page with the privacy contract. */
  openContract(): Promise<{ readonly kind: 'done' } | PlatformFailure | Unsupported>;
}
