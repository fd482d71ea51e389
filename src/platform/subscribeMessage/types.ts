import type { PlatformFailure, Unsupported } from '../outcome';

/** `ban`: the template is disabled for this user or this program; requesting it again is pointless. */
export type SubscribeAnswer = 'accept' | 'reject' | 'ban';

export type SubscribeOutcome =
  | {
      readonly kind: 'answered';
      /** For every requested id. */ readonly answers: Readonly<Record<string, SubscribeAnswer>>;
    }
  /** The user has switched off all messages in the host's settings, and can switch them on only there. */
  | { readonly kind: 'switched-off' }
  | PlatformFailure
  | Unsupported;

/** Both platforms accept at most three templates per request. */
export const MAX_TEMPLATES = 3;

export interface SubscribeMessageCapability {
  /** False where there are no such messages (browsers). */
  readonly isOffered: boolean;
  /** Only inside a tap handler. More than three ids, or none, is `failed`. */
  request(templateIds: readonly string[]): Promise<SubscribeOutcome>;
}
