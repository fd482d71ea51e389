import type { PlatformFailure, Unsupported } from '../outcome';

/** `ban`: the template is switched off for this person or this program; asking again is pointless. */
export type SubscribeAnswer = 'accept' | 'reject' | 'ban';

export type SubscribeOutcome =
  | {
      readonly kind: 'answered';
      /** For every requested id. */ readonly answers: Readonly<Record<string, SubscribeAnswer>>;
    }
  /** The person has switched all messages off in the host's settings: only there they come back. */
  | { readonly kind: 'switched-off' }
  | PlatformFailure
  | Unsupported;

/** Both platforms ask for at most three templates at once. */
export const MAX_TEMPLATES = 3;

export interface SubscribeMessageCapability {
  /** False where there are no such messages (browsers). */
  readonly isOffered: boolean;
  /** Only inside a tap handler. More than three ids, or none, is `failed`. */
  request(templateIds: readonly string[]): Promise<SubscribeOutcome>;
}
