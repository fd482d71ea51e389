import type { ServerClock } from '../core/clock';
import { KeyedQueue } from '../core/keyedQueue';
import { type Random, yieldTurn } from '../core/random';
import type { Visitor } from '../core/visitor';

/** An account's progress in a task; nothing is stored before it starts the task. */
export interface TaskProgress {
  /** Issued by the first start; empty if it was finished without one. */
  readonly token: string;
  readonly isFinished: boolean;
}

interface StartedTask {
  readonly visitor: Visitor;
  readonly taskId: string;
}

const MINUTE_MS = 60_000;
/** Maximum subscribe actions of one account and channel per minute. */
const MOST_PER_MINUTE = 2;

/** Tasks by account, and the subscriptions to the next day's. One account's tasks are queued. */
export class TaskTable {
  private readonly progress = new Map<string, ReadonlyMap<string, TaskProgress>>();
  private readonly byToken = new Map<string, StartedTask>();
  /** `account task` of finished tasks that no response has reported yet. */
  private readonly news = new Set<string>();
  /** Times of the subscribe actions, by `account channel`. */
  private readonly subscriptions = new Map<string, readonly number[]>();
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly clock: ServerClock,
    private readonly random: Random,
  ) {}

  /** By task id. */
  async taskProgress(accountId: string): Promise<ReadonlyMap<string, TaskProgress>> {
    await yieldTurn();
    return this.progressNow(accountId);
  }

  /** The token of this user and this task; starting again returns the same one. */
  startTask(visitor: Visitor, taskId: string): Promise<string> {
    return this.queue.run(visitor.id, async () => {
      const before = (await this.taskProgress(visitor.id)).get(taskId);
      if (before !== undefined && before.token !== '') return before.token;
      const token = this.random.hex(16);
      this.byToken.set(token, { visitor, taskId });
      this.keep(visitor.id, taskId, { token, isFinished: before?.isFinished ?? false });
      return token;
    });
  }

  /** The user and task of a token; null: unknown. */
  async taskOfToken(token: string): Promise<StartedTask | null> {
    await yieldTurn();
    return this.byToken.get(token) ?? null;
  }

  /** False if it was already finished. */
  finishTask(accountId: string, taskId: string): Promise<boolean> {
    return this.queue.run(accountId, async () => {
      const before = (await this.taskProgress(accountId)).get(taskId);
      if (before?.isFinished === true) return false;
      this.keep(accountId, taskId, { token: before?.token ?? '', isFinished: true });
      this.news.add(`${accountId} ${taskId}`);
      return true;
    });
  }

  /** Which of these were finished since the last query; the query resets it. */
  async takeFirstFinished(accountId: string, taskIds: readonly string[]): Promise<ReadonlySet<string>> {
    await yieldTurn();
    return new Set(taskIds.filter((taskId) => this.news.delete(`${accountId} ${taskId}`)));
  }

  async isTaskSubscriber(accountId: string, channelId: string): Promise<boolean> {
    await yieldTurn();
    return this.subscriptions.has(`${accountId} ${channelId}`);
  }

  /** A third time within a minute is refused. */
  subscribeTasks(accountId: string, channelId: string): Promise<'subscribed' | 'too-often'> {
    const key = `${accountId} ${channelId}`;
    return this.queue.run(accountId, async () => {
      await yieldTurn();
      const now = this.clock.nowMs();
      const recent = (this.subscriptions.get(key) ?? []).filter((atMs) => Math.abs(now - atMs) < MINUTE_MS);
      if (recent.length >= MOST_PER_MINUTE) return 'too-often';
      this.subscriptions.set(key, [...recent, now]);
      return 'subscribed';
    });
  }

  private progressNow(accountId: string): ReadonlyMap<string, TaskProgress> {
    return this.progress.get(accountId) ?? new Map<string, TaskProgress>();
  }

  private keep(accountId: string, taskId: string, progress: TaskProgress): void {
    this.progress.set(accountId, new Map([...this.progressNow(accountId), [taskId, progress]]));
  }
}
