import { createHash } from 'node:crypto';
import { fail } from './call';
import type { ServerClock } from './clock';
import { RecentByOwner } from './recentByOwner';

/** Long enough for a phone that was put away after the tap. */
const LIFE_MS = 24 * 3_600_000;
/**
 * No user claims so often in a day: the limit affects only scripts, and it keeps one account from evicting other
 * accounts' keys.
 */
const MAX_OF_ACCOUNT = 500;
/** Responses to claims are about 1 KB: some 20 MB, less than the limit of the call log. */
const MAX_OF_ALL = 20_000;

/** Response when a key is sent with another body than the first time. */
export const OTHER_CLAIM = fail('100205032', '请勿重复提交，请刷新后重试');

/** One claim of one account. */
interface Claim {
  readonly accountId: string;
  /** Path of the operation: both prefixes are the same gateway. */
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
 * The first response to each claim, repeated for the same key: a client whose response was lost sends the claim again,
 * and nothing is given twice (contract, "Claims sent again"). Kept for 24 hours of the server's clock, counted from
 * that response.
 */
export class FirstAnswers<Answer> {
  /** Claims that are still running. Separate from the finished ones, so that none of them is evicted. */
  private readonly running = new Map<string, First<Promise<Answer>>>();
  private readonly kept = new RecentByOwner<First<Answer> & { readonly untilMs: number }>(
    MAX_OF_ACCOUNT,
    MAX_OF_ALL,
  );

  /** @param isLasting whether a response answers the claim itself, and not the state of the gateway or of the login */
  constructor(
    private readonly clock: ServerClock,
    private readonly isLasting: (answer: Answer) => boolean,
  ) {}

  /**
   * The first response to this claim, or the result of `run` if there is none yet. A repeat while the first call is
   * running gets the same response. Null: the key was used with another body.
   * @throws what `run` throws; the key can then be used again
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
        // A copy: an operation's response may be its own state, which changes later.
        const untilMs = this.clock.nowMs() + LIFE_MS;
        this.kept.set(claim.accountId, key, { digest, answer: structuredClone(answer), untilMs });
      }
      return answer;
    } finally {
      // After `clear` the key may already belong to another run.
      if (this.running.get(key) === own) this.running.delete(key);
    }
  }

  /** Forgets everything; running calls are answered but not kept. */
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

/** The key of a valid decoded body, and the body without it for the operation; null: no key. */
export function splitRequestNo(given: unknown): {
  readonly requestNo: string | null;
  readonly body: unknown;
} {
  if (typeof given !== 'object' || given === null || !('requestNo' in given))
    return { requestNo: null, body: given };
  const { requestNo, ...body } = given;
  return { requestNo: typeof requestNo === 'string' ? requestNo : null, body };
}

/** Digest of a JSON value, independent of the order of fields. Its size does not depend on the value's. */
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
