import type { PlatformFailure, Unsupported } from '../outcome';

/** A picture that a person has chosen, on his device. */
export interface LocalPicture {
  /** What an image element shows of it; '' : nothing yet. */
  readonly previewUrl: string;
}

export type PickOutcome =
  /** In the order of choosing, never more than were asked for. */
  | { readonly kind: 'picked'; readonly pictures: readonly LocalPicture[] }
  | { readonly kind: 'cancelled' }
  /** Album or camera are closed to this app, or the privacy consent was refused. */
  | { readonly kind: 'denied' }
  | PlatformFailure
  | Unsupported;

export type ShrinkOutcome =
  | { readonly kind: 'ready'; readonly picture: LocalPicture }
  /** An empty file; nothing that this device can read as a picture; more bytes than it should have to work on. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-picture' }
  | { readonly kind: 'too-large' }
  /** The code for it did not load: again when the line is back. */
  | PlatformFailure;

export interface UploadTarget {
  readonly url: string;
  /** Text fields of the form; the file follows them as `file`. */
  readonly fields: Readonly<Record<string, string>>;
}

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The storage has answered no. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' }
  | PlatformFailure;

export interface PendingUpload {
  /** Never rejects. */
  readonly outcome: Promise<SendOutcome>;
  /** The outcome becomes `cancelled` at once if it has not come. */
  cancel(): void;
}

export interface UploadCapability {
  /**
   * Opens the host's own choice of pictures; only in a person's tap. Some browsers never say that it was left: the next
   * call ends the one before with `cancelled`.
   */
  pick(max: number): Promise<PickOutcome>;
  /** Makes it as small as the house wants pictures, upright, without what the camera notes of the place. */
  shrink(picture: LocalPicture): Promise<ShrinkOutcome>;
  /** @param onProgress told the part that is sent, 0 to 1, as often as the host knows */
  send(picture: LocalPicture, target: UploadTarget, onProgress: (part: number) => void): PendingUpload;
}

/** Larger files are not even opened: a phone that unpacks one may lose the page. */
export const MAX_SOURCE_BYTES = 20 * 1024 * 1024;
/** The storage takes no more. */
export const MAX_SENT_BYTES = 5 * 1024 * 1024;
/** A picture of 500 KB over the worst of lines. */
export const SEND_TIMEOUT_MS = 60_000;
