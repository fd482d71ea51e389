import type { TaskPrize } from './prizeRules';

/** Where the widget stands (spec 2 §2 "Task module"); `pick` is the pick result and the pick success. */
export type TaskScene = 'center' | 'pick' | 'pickDetail' | 'pickPaySuccess' | 'homePopup';

/** What a real-time bid brings along (spec 2 §3 `appIncentiveTask`). Addresses as the gateway wrote them. */
export interface TaskBid {
  readonly requestId: string;
  /** Told when the task has been seen; '' for none. */
  readonly showUrl: string;
  /** Told when the task is pressed; '' for none. */
  readonly clickUrl: string;
  /** For tracking. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface TaskView {
  readonly taskId: string;
  /** Spec 2 §4 "Task states". */
  readonly status: number;
  readonly type: number;
  readonly channel: number;
  readonly title: string;
  readonly prize: TaskPrize;
  /** '' for our own words. */
  readonly buttonText: string;
  readonly iconUrl: string;
  readonly jumpUrl: string;
  /** Address inside another app; '' for none. */
  readonly schemeUrl: string;
  /** From an earlier start; '' for none. */
  readonly taskToken: string;
  /** HTML, not to be trusted; '' for none. Sanitized where it is shown, whose code few load. */
  readonly ruleHtml: string;
  /** Finished since the last answer: told once. */
  readonly isJustFinished: boolean;
  readonly isReductionFund: boolean;
  readonly channelId: string;
  readonly bid: TaskBid | null;
}

/** What one place offers. */
export interface TaskOffer {
  /** As the gateway wrote it. */
  readonly titleImageUrl: string;
  /** Spec 2 §9: the first three tasks are cards. */
  readonly hasTopCards: boolean;
  /** What is listed, in the gateway's order. */
  readonly tasks: readonly TaskView[];
  /** Real-time bids that came without what was paid for: reported, not listed (`isShowFailed`). */
  readonly unshown: readonly TaskView[];
  /** What the joined reduction-fund activities give, fen. */
  readonly joinedFen: number;
}
