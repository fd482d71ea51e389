import type { PlatformFailure, Unsupported } from '../outcome';

export type ClipboardReadOutcome =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'denied' }
  | PlatformFailure
  | Unsupported;

export interface ClipboardCapability {
  write(text: string): Promise<{ readonly kind: 'done' } | PlatformFailure | Unsupported>;
  /** Without asking: false where no page may read, so that it offers no button for it. */
  canRead(): boolean;
  /** Only after a person's tap; most browsers ask. */
  read(): Promise<ClipboardReadOutcome>;
}
