/** Stored data of tasks and reduction funds. */

/** An account with a phone number. */
export interface Visitor {
  readonly id: string;
  readonly phone: string;
}

/** An account's progress in a task; nothing is stored before it starts the task. */
export interface TaskProgress {
  /** Issued by the first start; empty if it was finished without one. */
  readonly token: string;
  readonly isFinished: boolean;
}

export interface StartedTask {
  readonly visitor: Visitor;
  readonly taskId: string;
}

export interface TaskStore {
  /** By task id. */
  taskProgress(accountId: string): Promise<ReadonlyMap<string, TaskProgress>>;
  /** The token of this user and this task; starting again returns the same one. */
  startTask(visitor: Visitor, taskId: string): Promise<string>;
  /** The user and task of a token; null: unknown. */
  taskOfToken(token: string): Promise<StartedTask | null>;
  /** False if it was already finished. */
  finishTask(accountId: string, taskId: string): Promise<boolean>;
  /** Which of these were finished since the last query; the query resets it. */
  takeFirstFinished(accountId: string, taskIds: readonly string[]): Promise<ReadonlySet<string>>;
  isTaskSubscriber(accountId: string, channelId: string): Promise<boolean>;
  /** A third time within a minute is refused. */
  subscribeTasks(accountId: string, channelId: string): Promise<'subscribed' | 'too-often'>;
}

/** The activity that was joined for an amount. */
export interface GrantActivity {
  readonly bizId: string;
  readonly name: string;
  /** HTML. */
  readonly ruleDesc: string;
}

/** An amount credited to a fund, as a whole. */
export interface Grant {
  readonly id: string;
  /** Its purpose; each key is paid once per account. */
  readonly key: string;
  readonly title: string;
  /** Fen. */
  readonly money: number;
  /** Epoch milliseconds of the server's clock; pending until then. */
  readonly creditedAtMs: number;
  /** The last moment it can be used. */
  readonly validEndMs: number;
  readonly activity: GrantActivity | null;
}

/** An order that used money from one or more grants. */
export interface FundUse {
  readonly id: string;
  readonly title: string;
  readonly usedAtMs: number;
  readonly parts: readonly { readonly grantId: string; readonly money: number }[];
}

/** Everything about a fund is derived from these two, including what has expired. */
export interface Fund {
  /** In the order they were granted; a pending one is credited later. */
  readonly grants: readonly Grant[];
  readonly uses: readonly FundUse[];
}

export type NewGrant = Pick<Grant, 'key' | 'title' | 'money' | 'activity'> & { readonly validDays: number };

export interface FundStore {
  fundOf(visitor: Visitor): Promise<Fund>;
  /** Credits an amount, once for each key; a repeat returns the first grant unchanged. */
  pay(visitor: Visitor, grant: NewGrant): Promise<{ readonly grant: Grant; readonly isNew: boolean }>;
  /** Lets `choose` decide what to use, based on the current fund; atomic. Null: not enough. */
  spend(
    visitor: Visitor,
    title: string,
    choose: (fund: Fund, nowMs: number) => FundUse['parts'] | null,
  ): Promise<FundUse | null>;
  /** Reverts a use, e.g. when its order is cancelled; what has expired meanwhile stays expired. */
  undo(visitor: Visitor, useId: string): Promise<void>;
}
