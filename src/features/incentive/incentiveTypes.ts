/** View types of the incentive activity: what the API edge turns wire types into (spec 1 §3). */
import type { ActivityStatus } from '@/features/activity';
import type { ExceptionCode, TaskCode } from './incentiveCodes';

export interface Prize {
  readonly isReceived: boolean;
  /** Parcels to send for it, counted from the start of the round. */
  readonly taskNum: number;
  readonly amountFen: number;
  /** Coupons in it; above 1 it is a package. */
  readonly couponCount: number;
}

/** One visitor's round, or the round as it looks before joining. */
export interface TaskInfo {
  readonly totalFen: number;
  /** Today included; 0 when over. */
  readonly remainingDays: number;
  readonly isInactive: boolean;
  /** In the order of `taskNum`. */
  readonly prizes: readonly Prize[];
}

/** Where the visitor stands, as the gateway says. */
export type IncentiveState =
  | { readonly kind: 'exception'; readonly pageCode: ExceptionCode; readonly maskedPhone: string }
  | {
      readonly kind: 'task';
      readonly pageCode: TaskCode;
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
  /** Server HTML; becomes allow-listed nodes where it is shown. Blank: no rules icon. */
  readonly descriptionHtml: string;
  readonly status: ActivityStatus;
  /** Beijing wall-clock texts `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Business number, handed back by progress and join (spec 2 §3). */
  readonly biz: number;
  readonly scene: number;
  readonly clientMap: Readonly<Record<string, string>>;
  /** The round before joining, for visitors who are not logged in; null when the gateway has none. */
  readonly preview: TaskInfo | null;
  readonly page: {
    /** As the server sends it; `plainColor` says whether it is one. */
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
