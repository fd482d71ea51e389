import type { PlatformFailure, Unsupported } from '../outcome';

export type PhoneCodeOutcome =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'denied' }
  | PlatformFailure
  | Unsupported;

/** Props for Taro's `<Button>` that make it the platform's phone-number button. */
interface PhoneButtonProps {
  readonly openType: 'getPhoneNumber' | 'getAuthorize';
  readonly scope?: 'phoneNumber';
  readonly onGetPhoneNumber?: (event: { detail: unknown }) => void;
  readonly onGetAuthorize?: (event: unknown) => void;
  readonly onError?: (event: unknown) => void;
}

export interface PhoneNumberCapability {
  /** Null where the platform has no such button (H5); the login by SMS is always available. */
  buttonProps(onOutcome: (outcome: PhoneCodeOutcome) => void): PhoneButtonProps | null;
}
