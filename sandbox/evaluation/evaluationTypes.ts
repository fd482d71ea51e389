import type { FeedbackKind } from '../../contract/types';

export interface EvaluationAddition {
  readonly content: string;
  readonly pictures: readonly string[];
  readonly atMs: number;
}

export interface EvaluationReward {
  readonly kindCode: 'NONE' | 'COUPON' | 'FUND';
  readonly title: string;
  readonly fen: number;
  readonly couponId: string;
}

export interface OfficialReply {
  readonly content: string;
  readonly atMs: number;
}

/** Evaluation of an order. Pictures are keys of uploads, or addresses (`{origin}/…`) of the first state. */
export interface StoredEvaluation {
  readonly orderNo: string;
  readonly serviceStar: number;
  readonly courierStar: number;
  readonly serviceTags: readonly string[];
  readonly courierTags: readonly string[];
  readonly content: string;
  readonly pictures: readonly string[];
  readonly isAnonymous: boolean;
  readonly atMs: number;
  readonly reward: EvaluationReward;
  /** Visible from its time on; null: never. */
  readonly reply: OfficialReply | null;
  readonly addition: EvaluationAddition | null;
}

export type NewEvaluation = Omit<StoredEvaluation, 'atMs' | 'reward' | 'reply' | 'addition'>;
export type EvaluateOutcome = StoredEvaluation | 'had' | 'pictures';
export type AddOutcome = StoredEvaluation | 'none' | 'late' | 'had' | 'pictures';

export interface NewFeedback {
  readonly kind: FeedbackKind;
  readonly content: string;
  readonly pictures: readonly string[];
  /** Empty: the user does not want to be called. */
  readonly mobile: string;
  /** Key of the request; empty: none. */
  readonly requestNo: string;
}

export interface StoredFeedback extends NewFeedback {
  readonly feedbackNo: string;
  readonly atMs: number;
  /** Visible from its time on; null: never. */
  readonly reply: OfficialReply | null;
}
