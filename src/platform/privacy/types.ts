import type { PlatformFailure, Unsupported } from '../outcome';

/** `not-required`: the platform does not prompt for a consent in mini programs. */
type PrivacyStatus = 'agreed' | 'needed' | 'not-required';
type PrivacyOutcome =
  { readonly kind: 'agreed' } | { readonly kind: 'declined' } | PlatformFailure | Unsupported;

/** Props for Taro's `<Button>` that make it the platform's agree button; the platform identifies it by its `id`. */
interface AgreeButtonProps {
  readonly id: string;
  readonly openType: 'agreePrivacyAuthorization';
  readonly onAgreePrivacyAuthorization: () => void;
}

/** The platform's own privacy consent (messaging app), and whether the app has to prompt for its own. */
export interface PrivacyCapability {
  /**
   * Whether this app prompts before it uses what needs consent (session/ConsentStore). Decision: in mini programs. In
   * browsers the browser itself prompts for location and clipboard, and the login's agreement covers tracking.
   */
  readonly isAskedByApp: boolean;
  /** Null where any button will do. */
  agreeButtonProps(onAgreed: () => void): AgreeButtonProps | null;
  status(): Promise<PrivacyStatus>;
  /** Shows the prompt if it is still open. */
  request(): Promise<PrivacyOutcome>;
  /**
   * The platform needs consent for a waiting call. The listener shows the prompt with the agree button; its `answer`
   * lets the call continue or fail. Returns the unsubscribe function.
   */
  onNeeded(listener: (answer: (isAgreed: boolean) => void) => void): () => void;
  /** Opens the platform's page with the privacy contract. */
  openContract(): Promise<{ readonly kind: 'done' } | PlatformFailure | Unsupported>;
}
