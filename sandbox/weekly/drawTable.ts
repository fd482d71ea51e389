import type { CouponInfo } from '../../contract/types';
import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';
import type { CouponLedger } from '../coupon/couponLedger';
import type { CouponTemplate } from '../coupon/coupons';

interface Draw {
  readonly id: string;
  readonly activityId: string;
  readonly accountId: string;
  readonly prizeCode: string;
  /** Epoch milliseconds of the server's clock. */
  readonly drawnAtMs: number;
}

export interface DrawState {
  /** The account's draws in the order of drawing. */
  readonly mine: readonly Draw[];
  /** How often each prize was given in total, by prize code. */
  readonly given: ReadonlyMap<string, number>;
}

export type DrawOutcome =
  | {
      readonly kind: 'drawn';
      readonly prizeCode: string;
      /** Put into the wallet with the draw. */
      readonly coupons: readonly CouponTemplate[];
    }
  | { readonly kind: 'refused'; readonly reasonCode: string };

/** What `draw` has stored. */
type StoredDraw =
  | {
      readonly kind: 'drawn';
      readonly id: string;
      readonly prizeCode: string;
      readonly given: readonly CouponInfo[];
    }
  | Extract<DrawOutcome, { readonly kind: 'refused' }>;

/**
 * Draws by activity. One activity's draws are queued: rounds, daily limit and stock are checked and changed atomically.
 */
export class DrawTable {
  /** In the order of drawing. */
  private readonly draws = new Map<string, readonly Draw[]>();
  private readonly queue = new KeyedQueue();
  private drawCount = 0;
  /** The prize of the next draw that has it; null: by weight. */
  nextPrizeCode: string | null = null;

  constructor(
    private readonly clock: ServerClock,
    private readonly ledger: CouponLedger,
  ) {}

  async drawState(activityId: string, accountId: string): Promise<DrawState> {
    await yieldTurn();
    const all = this.draws.get(activityId) ?? [];
    const given = new Map<string, number>();
    for (const { prizeCode } of all) given.set(prizeCode, (given.get(prizeCode) ?? 0) + 1);
    return { mine: all.filter((draw) => draw.accountId === accountId), given };
  }

  /** Lets `choose` decide based on the current state, and stores the result; atomic. */
  draw(
    activityId: string,
    accountId: string,
    choose: (state: DrawState) => DrawOutcome,
  ): Promise<StoredDraw> {
    return this.queue.run(activityId, async (): Promise<StoredDraw> => {
      const outcome = choose(await this.drawState(activityId, accountId));
      if (outcome.kind === 'refused') return outcome;
      await yieldTurn();
      this.drawCount += 1;
      const draw: Draw = {
        id: `DR${String(this.drawCount).padStart(8, '0')}`,
        activityId,
        accountId,
        prizeCode: outcome.prizeCode,
        drawnAtMs: this.clock.nowMs(),
      };
      this.draws.set(activityId, [...(this.draws.get(activityId) ?? []), draw]);
      const given = this.ledger.give(accountId, { key: draw.id, templates: outcome.coupons });
      return { kind: 'drawn', id: draw.id, prizeCode: outcome.prizeCode, given };
    });
  }

  /** All draws of an account, oldest first. */
  async drawsOf(accountId: string): Promise<readonly Draw[]> {
    await yieldTurn();
    return [...this.draws.values()]
      .flat()
      .filter((draw) => draw.accountId === accountId)
      .sort((a, b) => a.id.localeCompare(b.id));
  }
}
