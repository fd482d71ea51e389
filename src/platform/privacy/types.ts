import type { PlatformFailure, Unsupported } from '../outcome';

/** `not-required`: the platform does not ask mini programs for a consent of its own. */
export type PrivacyStatus = 'agreed' | 'needed' | 'not-required';
export type PrivacyOutcome =
  { readonly kind: 'agreed' } | { readonly kind: 'declined' } | PlatformFailure | Unsupported;

/** Props for Taro's `<Button>` that make it the platform's agree button; its `id` is what the platform wants to hear. */
export interface AgreeButtonProps {
  readonly id: string;
  readonly openType: 'agreePrivacyAuthorization';
  readonly onAgreePrivacyAuthorization: () => void;
}

/** The platform's own privacy consent (messaging app), and whether the app has to ask for one of its own. */
export interface PrivacyCapability {
  /**
   * Whether this app asks before it uses what needs consent (session/ConsentStore). Decision: in mini programs. In
   * browsers the browser itself asks for location and clipboard, and the login's agreement covers what is tracked.
   */
  readonly isAskedByApp: boolean;
  /** Null where any button may be the agreement. */
  agreeButtonProps(onAgreed: () => void): AgreeButtonProps | null;
  status(): Promise<PrivacyStatus>;
  /** Shows the question if it is still open. */
  request(): Promise<PrivacyOutcome>;
  /**
   * The platform wants consent for a call that is waiting. The listener shows the question with the agree button; its
   * `answer` lets the call go on or fail. Returns the unsubscribe function.
   */
  onNeeded(listener: (answer: (isAgreed: boolean) => void) => void): () => void;
  /** Opens the platform's page with the privacy contract. */
  openContract(): Promise<{ readonly kind: 'done' } | PlatformFailure | Unsupported>;
}
