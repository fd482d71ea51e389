import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';

/** Claimed stages of task packages. */
export class AggregationTable {
  private readonly claimed = new Map<string, readonly number[]>();
  private readonly queue = new KeyedQueue();

  /** Numbers of the claimed stages, ascending. */
  async claimedStages(accountId: string, activityId: string): Promise<readonly number[]> {
    await yieldTurn();
    return this.claimed.get(`${accountId} ${activityId}`) ?? [];
  }

  /** False if it was already claimed. */
  claimStage(accountId: string, activityId: string, stageNo: number): Promise<boolean> {
    const key = `${accountId} ${activityId}`;
    return this.queue.run(key, async () => {
      const before = await this.claimedStages(accountId, activityId);
      if (before.includes(stageNo)) return false;
      await yieldTurn();
      this.claimed.set(
        key,
        [...before, stageNo].sort((a, b) => a - b),
      );
      return true;
    });
  }
}
