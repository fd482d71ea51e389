import { toast } from '@/platform/toast';
import type { InviteOutcome } from './InviteStore';

/** Shows the outcome of a tap as a toast. */
export function toastOutcome(outcome: InviteOutcome): void {
  if (outcome.kind !== 'nothing') toast.show(outcome.text);
}
