import type { Evaluation } from '@/api/generated/operations/evaluation';
import type { AdditionStore } from './AdditionStore';

export interface EvaluationProps {
  readonly store: AdditionStore;
  readonly evaluation: Evaluation;
}
