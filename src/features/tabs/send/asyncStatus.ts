import type { AsyncStatus } from '@/components/AsyncView';
import type { KeyedPhase } from '@/data/KeyedPart';

/** What is not asked yet will be in a moment: its skeleton stands there. */
export const asyncStatus = (phase: KeyedPhase): AsyncStatus =>
  phase === 'idle' || phase === 'logged-out' ? 'loading' : phase;
