// View types of the task list (product §2.2, §2.3).

/** Place of the widget (product §2.2 "Task module"); `pick` is the pick result and the pick success. */
export type TaskScene = 'center' | 'pick' | 'pickDetail' | 'pickPaySuccess' | 'homePopup';

/** Data of a real-time bid (product §2.3 `appIncentiveTask`). Addresses as the gateway sends them. */
export interface TaskBid {
  readonly requestId: string;
  /** Pinged when the task has been seen; '' for none. */
  readonly showUrl: string;
  /** Pinged when the task is tapped; '' for none. */
  readonly clickUrl: string;
  /** For tracking. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface TaskView {
  readonly taskId: string;
  /** Product §2.4 "Task states". */
  readonly status: number;
  readonly type: number;
  readonly channel: number;
  readonly title: string;
  readonly prize: TaskPrize;
  /** '' to use our own text. */
  readonly buttonText: string;
  readonly iconUrl: string;
  readonly jumpUrl: string;
  /** Address inside another app; '' for none. */
  readonly schemeUrl: string;
  /** From an earlier start; '' for none. */
  readonly taskToken: string;
  /** Untrusted HTML; '' for none. Sanitized where it is shown, since few users open it. */
  readonly ruleHtml: string;
  /** Finished since the last response: reported once. */
  readonly isJustFinished: boolean;
  /** Its reward goes to the reduction fund. */
  readonly isReductionFund: boolean;
  readonly channelId: string;
  readonly bid: TaskBid | null;
}

/** The tasks of one place. */
export interface TaskOffer {
  /** As the gateway sends it. */
  readonly titleImageUrl: string;
  /** Product §2.9: the first three tasks are cards. */
  readonly hasTopCards: boolean;
  /** The listed tasks, in the gateway's order. */
  readonly tasks: readonly TaskView[];
  /** Real-time bids without their paid icon: reported, not listed (`isShowFailed`). */
  readonly unshown: readonly TaskView[];
  /** Fen from the joined reduction-fund activities. */
  readonly joinedFen: number;
}

/** Prize text and money of a task (product §2.3 `taskSubTitle`, §2.9 "Reward sum"). */
export interface TaskPrize {
  readonly text: string;
  /** Yuan as written, '' for none. */
  readonly yuan: string;
}
