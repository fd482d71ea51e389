/** Tasks and reduction funds: what the store keeps of them. */

/** An account with a phone number. */
export interface Visitor {
  readonly id: string;
  readonly phone: string;
}

/** What an account did about a task; nothing is kept until it starts it. */
export interface TaskProgress {
  /** Given by the first start; empty when it was finished without one. */
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
  /** The token of this visitor and this task; starting again gives the same one. */
  startTask(visitor: Visitor, taskId: string): Promise<string>;
  /** Whose token of which task it is; null: nobody's. */
  taskOfToken(token: string): Promise<StartedTask | null>;
  /** False when it was finished before. */
  finishTask(accountId: string, taskId: string): Promise<boolean>;
  /** Which of these were finished since somebody asked last; asking takes the news away. */
  takeFirstFinished(accountId: string, taskIds: readonly string[]): Promise<ReadonlySet<string>>;
  isTaskSubscriber(accountId: string, channelId: string): Promise<boolean>;
  /** The third time within a minute is too often. */
  subscribeTasks(accountId: string, channelId: string): Promise<'subscribed' | 'too-often'>;
}

/** The activity that an amount came from by joining it. */
export interface GrantActivity {
  readonly bizId: string;
  readonly name: string;
  /** HTML. */
  readonly ruleDesc: string;
}

/** An amount that came into a fund, whole. */
export interface Grant {
  readonly id: string;
  /** What it is for; each is paid once to an account. */
  readonly key: string;
  readonly title: string;
  /** Fen. */
  readonly money: number;
  /** Epoch milliseconds of the server's clock; on its way until then. */
  readonly creditedAtMs: number;
  /** Last moment that it can be used. */
  readonly validEndMs: number;
  readonly activity: GrantActivity | null;
}

/** An order that used money of one or more grants. */
export interface FundUse {
  readonly id: string;
  readonly title: string;
  readonly usedAtMs: number;
  readonly parts: readonly { readonly grantId: string; readonly money: number }[];
}

/** Everything about a fund is worked out from these two; what has expired too. */
export interface Fund {
  /** In the order they were given; one on its way arrives later. */
  readonly grants: readonly Grant[];
  readonly uses: readonly FundUse[];
}

export type NewGrant = Pick<Grant, 'key' | 'title' | 'money' | 'activity'> & { readonly validDays: number };

export interface FundStore {
  fundOf(visitor: Visitor): Promise<Fund>;
  /** Pays in, once for each key; a repeat answers the first grant as it is. */
  pay(visitor: Visitor, grant: NewGrant): Promise<{ readonly grant: Grant; readonly isNew: boolean }>;
  /** Lets `choose` decide on the fund as it is what to use, with nobody between; null: not enough. */
  spend(
    visitor: Visitor,
    title: string,
    choose: (fund: Fund, nowMs: number) => FundUse['parts'] | null,
  ): Promise<FundUse | null>;
  /** Takes a use back, as when its order is cancelled; what has expired meanwhile stays so. */
  undo(visitor: Visitor, useId: string): Promise<void>;
}
