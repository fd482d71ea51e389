import type { PlatformFailure, Unsupported } from '../outcome';

/** A picture that the user has chosen on their device. */
export interface LocalPicture {
  /** Source for an image element that shows the preview; '': not available yet. */
  readonly previewUrl: string;
}

export type PickOutcome =
  /** In the order chosen, never more than requested. */
  | { readonly kind: 'picked'; readonly pictures: readonly LocalPicture[] }
  | { readonly kind: 'cancelled' }
  /** The app has no access to album or camera, or the privacy consent was refused. */
  | { readonly kind: 'denied' }
  | PlatformFailure
  | Unsupported;

export type ShrinkOutcome =
  | { readonly kind: 'ready'; readonly picture: LocalPicture }
  /** An empty file; one that this device cannot read as a picture; one too large to process. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-picture' }
  | { readonly kind: 'too-large' }
  /** The code for it failed to load; retry when the connection is back. */
  | PlatformFailure;

interface UploadTarget {
  readonly url: string;
  /** Text fields of the form; the file follows them as `file`. */
  readonly fields: Readonly<Record<string, string>>;
}

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The storage responded with an error status. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' }
  | PlatformFailure;

export interface PendingUpload {
  /** Never rejects. */
  readonly outcome: Promise<SendOutcome>;
  /** Sets the outcome to `cancelled` immediately unless it has settled. */
  cancel(): void;
}

export interface UploadCapability {
  /**
   * Opens the host's own picture chooser; only inside a user's tap. Some browsers never report that it was dismissed:
   * the next call ends the previous one with `cancelled`.
   */
  pick(max: number): Promise<PickOutcome>;
  /** Makes the picture as small as required, upright, and without the camera's location data. */
  shrink(picture: LocalPicture): Promise<ShrinkOutcome>;
  /** @param onProgress receives the part sent so far, 0 to 1, as often as the host reports it */
  send(picture: LocalPicture, target: UploadTarget, onProgress: (part: number) => void): PendingUpload;
}

/** Larger files are not even opened: a phone that decodes one may lose the page. */
export const MAX_SOURCE_BYTES = 20 * 1024 * 1024;
/** The storage's limit. */
export const MAX_SENT_BYTES = 5 * 1024 * 1024;
/** Enough for a picture of 500 KB over a very slow connection. */
export const SEND_TIMEOUT_MS = 60_000;
