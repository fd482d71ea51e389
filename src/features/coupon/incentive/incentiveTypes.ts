/** View types of the incentive activity (product §1.3), which the API layer makes of the raw server types. */
import type { ActivityStatus } from '@/domain/activity';
import type { ClosedCode, RoundCode } from './incentiveTexts';

export interface Prize {
  readonly isReceived: boolean;
  /** Parcels to send for this prize, counted from the start of the round. */
  readonly taskNum: number;
  readonly amountFen: number;
  /** Number of coupons; more than 1 makes it a package. */
  readonly couponCount: number;
}

/** The user's round, or the round as it looks before joining. */
export interface TaskInfo {
  readonly totalFen: number;
  /** Includes today; 0 when over. */
  readonly remainingDays: number;
  readonly isInactive: boolean;
  /** Sorted by `taskNum`. */
  readonly prizes: readonly Prize[];
}

/** The user's progress as the gateway reports it. */
export type IncentiveState =
  | { readonly kind: 'exception'; readonly pageCode: ClosedCode; readonly maskedPhone: string }
  | {
      readonly kind: 'task';
      readonly pageCode: RoundCode;
      readonly task: TaskInfo;
      readonly maskedPhone: string;
    };

/** A configured button; '' means not configured. */
export interface ButtonConfig {
  readonly pageCode: string;
  readonly text: string;
  readonly imageUrl: string;
  readonly jumpUrl: string;
}

export interface OtherActivity {
  readonly imageUrl: string;
  readonly url: string;
}

export interface ExceptionConfig extends ButtonConfig {
  readonly exceptionText: string;
  readonly others: readonly OtherActivity[];
}

export interface IncentiveActivity {
  readonly code: string;
  readonly title: string;
  /** Server HTML; rendered as allow-listed nodes. Blank hides the rules icon. */
  readonly descriptionHtml: string;
  readonly status: ActivityStatus;
  /** Beijing time, `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Business number; progress and join send it back (product §2.3). */
  readonly biz: number;
  readonly scene: number;
  readonly clientMap: Readonly<Record<string, string>>;
  /** The round as it looks before joining, for users who are not logged in; null if the gateway sends none. */
  readonly preview: TaskInfo | null;
  readonly page: {
    /** As the server sends it; `plainColor` checks whether it is a valid colour. */
    readonly groundColor: string;
    readonly headerUrl: string;
    readonly prizeUrl: string;
    readonly shareTitle: string;
    readonly shareSummary: string;
    readonly shareImageUrl: string;
    readonly exceptions: readonly ExceptionConfig[];
    readonly taskButtons: readonly ButtonConfig[];
  };
}
