import { createHash } from 'node:crypto';
import type { ServerClock } from '../clock';
import { fail } from './call';
import { RecentByOwner } from './recentByOwner';

/** Long enough for a phone that was put away after the tap. */
const LIFE_MS = 24 * 3_600_000;
/** Nobody claims so often in a day: the limit meets scripts only, and one of them pushes out no other account's keys. */
const MAX_OF_ACCOUNT = 500;
/** Answers to claims are about 1 KB: some 20 MB, less than the log of calls may take. */
const MAX_OF_ALL = 20_000;

/** Answered when a key comes with another body than the first time. */
export const OTHER_CLAIM = fail('100205032', '请勿重复提交，请刷新后重试');

/** One claim of one account. */
export interface Claim {
  readonly accountId: string;
  /** Of the operation: both prefixes are one gateway. */
  readonly path: string;
  readonly requestNo: string;
  /** Decoded, without the key. */
  readonly body: unknown;
}

/** The first call under a key. */
interface First<Answer> {
  /** Digest of its body. */
  readonly digest: string;
  readonly answer: Answer;
}

/**
 * The first answer to each claim, given again for the same key: a client whose answer was lost asks again and nothing is
 * given twice (contract, "Claims sent again"). Kept for 24 hours of the server's clock, counted from that answer.
 */
export class FirstAnswers<Answer> {
  /** Claims without an answer yet. Apart from those that are kept, so that none of them is pushed out. */
  private readonly running = new Map<string, First<Promise<Answer>>>();
  private readonly kept = new RecentByOwner<First<Answer> & { readonly untilMs: number }>(
    MAX_OF_ACCOUNT,
    MAX_OF_ALL,
  );

  /** @param isLasting whether an answer is one to the claim, and not about the state of the gateway or of the login */
  constructor(
    private readonly clock: ServerClock,
    private readonly isLasting: (answer: Answer) => boolean,
  ) {}

  /**
   * The first answer to this claim; there is none yet: what `run` answers. Who asks while the first one runs gets what it
   * is answered. Null: the key was used with another body.
   * @throws what `run` throws; the key is as good as new then
   */
  async answer(claim: Claim, run: () => Promise<Answer>): Promise<Answer | null> {
    const key = `${claim.accountId} ${claim.path} ${claim.requestNo}`;
    const digest = digestOf(claim.body);
    const first = this.running.get(key) ?? this.keptNow(key);
    if (first !== undefined) return first.digest === digest ? first.answer : null;
    const own = { digest, answer: run() };
    this.running.set(key, own);
    try {
      const answer = await own.answer;
      if (this.running.get(key) === own && this.isLasting(answer)) {
        // A copy: what an operation answers may be its own state, which goes on.
        const untilMs = this.clock.nowMs() + LIFE_MS;
        this.kept.set(claim.accountId, key, { digest, answer: structuredClone(answer), untilMs });
      }
      return answer;
    } finally {
      // After `clear` the key may already be another run's.
      if (this.running.get(key) === own) this.running.delete(key);
    }
  }

  /** Forgets everything; what still runs is answered and not kept. */
  clear(): void {
    this.running.clear();
    this.kept.clear();
  }

  private keptNow(key: string): First<Answer> | undefined {
    const first = this.kept.get(key);
    if (first === undefined || first.untilMs > this.clock.nowMs()) return first;
    this.kept.delete(key);
    return undefined;
  }
}

/** The key of a decoded body that keeps the contract, and what the operation is to see of it; null: without a key. */
export function splitRequestNo(given: unknown): {
  readonly requestNo: string | null;
  readonly body: unknown;
} {
  if (typeof given !== 'object' || given === null || !('requestNo' in given))
    return { requestNo: null, body: given };
  const { requestNo, ...body } = given;
  return { requestNo: typeof requestNo === 'string' ? requestNo : null, body };
}

/** Of a JSON value; the order of fields makes no difference. Its size does not grow with the value's. */
function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('hex');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, ordered(field)]));
}
