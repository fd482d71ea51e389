import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { yieldTurn } from '../core/random';

/** Attribution sent with the first join. */
interface Attribution {
  readonly channelCode: string;
  readonly burialPointInfo: string;
}

interface Joining extends Attribution {
  /** Epoch milliseconds of the server's clock. */
  readonly joinedAtMs: number;
}

/** Who joined which incentive activity, with the attribution. */
export class IncentiveTable {
  private readonly joinings = new Map<string, Joining>();
  private readonly queue = new KeyedQueue();

  constructor(private readonly clock: ServerClock) {}

  async joiningOf(accountId: string, activityCode: string): Promise<Joining | null> {
    await yieldTurn();
    return this.joinings.get(`${accountId} ${activityCode}`) ?? null;
  }

  /** Joins once; a repeat returns the first joining unchanged. */
  join(accountId: string, activityCode: string, attribution: Attribution): Promise<Joining> {
    const key = `${accountId} ${activityCode}`;
    return this.queue.run(key, async () => {
      const before = await this.joiningOf(accountId, activityCode);
      if (before !== null) return before;
      await yieldTurn();
      const joining: Joining = { ...attribution, joinedAtMs: this.clock.nowMs() };
      this.joinings.set(key, joining);
      return joining;
    });
  }
}
