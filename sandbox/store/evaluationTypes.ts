import type { Visitor } from './rewardTypes';

export type EvaluationTarget = 'SERVICE' | 'COURIER';

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

export interface HouseReply {
  readonly content: string;
  readonly atMs: number;
}

/** What was said of an order. Pictures are keys of uploads, or addresses (`{origin}/…`) of the first state. */
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
  /** From its time on it is there; null: never. */
  readonly reply: HouseReply | null;
  readonly addition: EvaluationAddition | null;
}

export type NewEvaluation = Omit<StoredEvaluation, 'atMs' | 'reward' | 'reply' | 'addition'>;
export type EvaluateOutcome = StoredEvaluation | 'had' | 'pictures';
export type AddOutcome = StoredEvaluation | 'none' | 'late' | 'had' | 'pictures';

export type FeedbackKind = 'SUGGEST' | 'FAULT' | 'FEE' | 'COURIER' | 'CABINET' | 'OTHER';

export interface NewFeedback {
  readonly kind: FeedbackKind;
  readonly content: string;
  readonly pictures: readonly string[];
  /** Empty: he does not want to be called. */
  readonly mobile: string;
  /** Key of the request; empty: none. */
  readonly requestNo: string;
}

export interface StoredFeedback extends NewFeedback {
  readonly feedbackNo: string;
  readonly atMs: number;
  /** From its time on it is there; null: never. */
  readonly reply: HouseReply | null;
}

/** What is said of orders and told to the house. */
export interface EvaluationStore {
  /** By order. */
  evaluationsOf(visitor: Visitor): Promise<ReadonlyMap<string, StoredEvaluation>>;
  /** Evaluates once, or says why not; nothing is taken then. */
  evaluate(
    visitor: Visitor,
    evaluation: NewEvaluation,
    rewardOf: () => Promise<EvaluationReward>,
  ): Promise<EvaluateOutcome>;
  /** Adds once, while there is time. */
  addToEvaluation(
    visitor: Visitor,
    orderNo: string,
    addition: Omit<EvaluationAddition, 'atMs'>,
  ): Promise<AddOutcome>;
  /** Newest first. */
  feedbackOf(visitor: Visitor): Promise<readonly StoredFeedback[]>;
  /** Keeps it, or says why not. */
  tell(visitor: Visitor, feedback: NewFeedback): Promise<StoredFeedback | 'limit' | 'pictures'>;
}
