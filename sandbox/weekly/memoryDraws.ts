import type { ServerClock } from '../core/clock';
import type { CouponLedger } from '../coupon/couponLedger';
import { yieldTurn } from '../core/random';
import { KeyedQueue } from '../core/keyedQueue';
import type { Draw, DrawOutcome, DrawState, DrawStore, StoredDraw } from '../core/types';

/**
 * Draws by activity. One activity's draws are queued: rounds, daily limit and stock are checked and changed atomically.
 */
export class MemoryDraws implements DrawStore {
  /** In the order of drawing. */
  private readonly draws = new Map<string, readonly Draw[]>();
  private readonly queue = new KeyedQueue();
  private drawCount = 0;

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

  async drawsOf(accountId: string): Promise<readonly Draw[]> {
    await yieldTurn();
    return [...this.draws.values()]
      .flat()
      .filter((draw) => draw.accountId === accountId)
      .sort((a, b) => a.id.localeCompare(b.id));
  }
}
