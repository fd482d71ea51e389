import type { NewlySaid } from '../contrast/contrastTypes';
import { beijingDayStart, type ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';
import {
  ADD_DAYS,
  FEEDBACK_DAY_LIMIT,
  REPLY_AFTER_MS,
  seededEvaluations,
  seededFeedback,
} from './evaluations';
import type {
  AddOutcome,
  EvaluateOutcome,
  EvaluationAddition,
  EvaluationReward,
  OfficialReply,
  NewEvaluation,
  NewFeedback,
  StoredEvaluation,
  StoredFeedback,
} from './evaluationTypes';
import type { UploadTable } from './uploadTable';

const DAY_MS = 86_400_000;

/** Evaluations and feedback by account. One account's changes are queued. */
export class EvaluationTable {
  private readonly evaluations = new Map<string, ReadonlyMap<string, StoredEvaluation>>();
  private readonly feedback = new Map<string, readonly StoredFeedback[]>();
  private readonly queue = new KeyedQueue();
  private readonly seededAtMs: number;
  private feedbackCount = 0;

  constructor(
    private readonly clock: ServerClock,
    private readonly uploads: UploadTable,
  ) {
    this.seededAtMs = clock.nowMs();
  }

  /** By order. */
  async evaluationsOf(visitor: Visitor): Promise<ReadonlyMap<string, StoredEvaluation>> {
    await yieldTurn();
    return this.evaluationsNow(visitor);
  }

  /** Evaluations since the first state, newest first. */
  async newlySaid(): Promise<readonly NewlySaid[]> {
    await yieldTurn();
    return [...this.evaluations]
      .flatMap(([accountId, said]) => [...said.values()].map((evaluation) => ({ accountId, evaluation })))
      .filter(({ evaluation }) => evaluation.atMs >= this.seededAtMs)
      .sort((a, b) => b.evaluation.atMs - a.evaluation.atMs);
  }

  /** Evaluates once, or returns why not; then nothing is stored. */
  evaluate(
    visitor: Visitor,
    evaluation: NewEvaluation,
    rewardOf: () => Promise<EvaluationReward>,
  ): Promise<EvaluateOutcome> {
    return this.queue.run(visitor.id, async () => {
      const known = await this.evaluationsOf(visitor);
      if (known.has(evaluation.orderNo)) return 'had';
      if (!this.uploads.take(visitor, 'EVALUATION', evaluation.pictures)) return 'pictures';
      const reward = await rewardOf();
      const atMs = this.clock.nowMs();
      const reply = replyTo(Math.min(evaluation.serviceStar, evaluation.courierStar), atMs);
      const made: StoredEvaluation = { ...evaluation, atMs, reward, reply, addition: null };
      this.keep(visitor, made);
      return made;
    });
  }

  /** Adds a follow-up once, before the deadline. */
  addToEvaluation(
    visitor: Visitor,
    orderNo: string,
    addition: Omit<EvaluationAddition, 'atMs'>,
  ): Promise<AddOutcome> {
    return this.queue.run(visitor.id, async () => {
      const before = (await this.evaluationsOf(visitor)).get(orderNo);
      const atMs = this.clock.nowMs();
      if (before === undefined) return 'none';
      if (before.addition !== null) return 'had';
      if (atMs > before.atMs + ADD_DAYS * DAY_MS) return 'late';
      if (!this.uploads.take(visitor, 'EVALUATION', addition.pictures)) return 'pictures';
      const after: StoredEvaluation = { ...before, addition: { ...addition, atMs } };
      this.keep(visitor, after);
      return after;
    });
  }

  /** Newest first. */
  async feedbackOf(visitor: Visitor): Promise<readonly StoredFeedback[]> {
    await yieldTurn();
    return this.feedbackNow(visitor);
  }

  /** Stores it, or returns why not. */
  addFeedback(visitor: Visitor, feedback: NewFeedback): Promise<StoredFeedback | 'limit' | 'pictures'> {
    return this.queue.run(visitor.id, async () => {
      const known = await this.feedbackOf(visitor);
      const atMs = this.clock.nowMs();
      const today = known.filter((each) => each.atMs >= beijingDayStart(atMs));
      if (today.length >= FEEDBACK_DAY_LIMIT) return 'limit';
      if (!this.uploads.take(visitor, 'FEEDBACK', feedback.pictures)) return 'pictures';
      this.feedbackCount += 1;
      const added: StoredFeedback = {
        ...feedback,
        feedbackNo: `FB${String(this.feedbackCount).padStart(8, '0')}`,
        atMs,
        reply: { content: '已收到您的反馈，我们会尽快核实处理。', atMs: atMs + REPLY_AFTER_MS },
      };
      this.feedback.set(visitor.id, [added, ...known]);
      return added;
    });
  }

  private keep(visitor: Visitor, evaluation: StoredEvaluation): void {
    const known = this.evaluationsNow(visitor);
    this.evaluations.set(visitor.id, new Map(known).set(evaluation.orderNo, evaluation));
  }

  private evaluationsNow({ id, phone }: Visitor): ReadonlyMap<string, StoredEvaluation> {
    return (
      this.evaluations.get(id) ??
      new Map(seededEvaluations(phone, this.seededAtMs).map((each) => [each.orderNo, each]))
    );
  }

  private feedbackNow({ id, phone }: Visitor): readonly StoredFeedback[] {
    return this.feedback.get(id) ?? seededFeedback(phone, this.seededAtMs);
  }
}

const replyTo = (star: number, atMs: number): OfficialReply => ({
  content: star <= 3 ? '非常抱歉没有让您满意，我们会与网点核实并改进。' : '感谢您的评价，期待再次为您服务。',
  atMs: atMs + REPLY_AFTER_MS,
});
