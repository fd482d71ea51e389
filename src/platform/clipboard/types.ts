import type { PlatformFailure, Unsupported } from '../outcome';

type ClipboardReadOutcome =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'denied' }
  | PlatformFailure
  | Unsupported;

export interface ClipboardCapability {
  write(text: string): Promise<{ readonly kind: 'done' } | PlatformFailure | Unsupported>;
  /** Does not prompt. False where pages cannot read the clipboard, so that they show no paste button. */
  canRead(): boolean;
  /** Only after a user's tap; most browsers ask for permission. */
  read(): Promise<ClipboardReadOutcome>;
}
