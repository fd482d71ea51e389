import type { HelpKind } from './helpFixtures';

export interface Help {
  readonly phone: string;
  readonly fen: number;
  readonly atMs: number;
  /** Shown instead of the masked number; for fixtures. */
  readonly name?: string;
  readonly imgUrl?: string;
}

/** A help that a user started: its helpers, once each, until the goal or its end. */
export interface HelpTask {
  readonly inviteCode: string;
  readonly kind: HelpKind;
  readonly activityCode: string;
  readonly ownerPhone: string;
  readonly startedAtMs: number;
  readonly endsAtMs: number;
  readonly goalFen: number;
  /** Number of friends that make up the goal. */
  readonly friends: number;
  /** The owner's starting amount. */
  readonly ownFen: number;
  /** In chronological order. */
  readonly helps: readonly Help[];
}

export type NewHelpTask = Omit<HelpTask, 'inviteCode' | 'ownFen' | 'helps' | 'startedAtMs'> & {
  /** The goal is split into one more part, the owner's own first one. */
  readonly hasOwnPart: boolean;
};

/** A cash help that reached its goal. */
export interface PaidHelp {
  readonly inviteCode: string;
  readonly fen: number;
  readonly atMs: number;
}

/**
 * The graph of helps: who helped whom. Stored by phone number: a newly created account with the same number is the same
 * helper.
 */
export interface HelpStore {
  helpTask(inviteCode: string): Promise<HelpTask | null>;
  /** The latest one of this owner in this activity. */
  helpTaskOf(activityCode: string, ownerPhone: string): Promise<HelpTask | null>;
  /** Starts one; if this owner already has one in this activity that runs or has reached its goal, returns that one. */
  startHelp(task: NewHelpTask): Promise<HelpTask>;
  /** Why this number cannot help; `NONE`: it can. */
  reasonToHelp(task: HelpTask, phone: string, end: BargainEnd | null): Promise<HelpReason>;
  /** Helps once; check and change are atomic. */
  help(
    inviteCode: string,
    phone: string,
    end: BargainEnd | null,
  ): Promise<{ readonly reason: HelpReason; readonly fen: number }>;
  /** Payments of this number's reached cash helps into the wallet, each once. */
  cashHelped(phone: string): Promise<readonly PaidHelp[]>;
}

/**
 * What ends a bargain early: its owner has bought, or it is sold out. Decision: friends can no longer cut then, as that
 * would use up one of their daily helps for a price that no one pays.
 */
export type BargainEnd = 'BOUGHT' | 'SOLD_OUT';

export type HelpReason =
  'NONE' | 'HELPED' | 'OWN' | 'FULL' | 'OVER' | 'DAILY_LIMIT' | 'NEW_ONLY' | BargainEnd;
