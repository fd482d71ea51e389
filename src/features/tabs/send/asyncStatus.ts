import type { AsyncStatus } from '@/components/AsyncView';
import type { DependentPhase } from '@/data/DependentQuery';

/** What is not asked yet will be in a moment: its skeleton stands there. */
export const asyncStatus = (phase: DependentPhase): AsyncStatus =>
  phase === 'idle' || phase === 'logged-out' ? 'loading' : phase;
