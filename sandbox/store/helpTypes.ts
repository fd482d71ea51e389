import type { HelpKind } from '../fixtures/helpFixtures';

export interface Help {
  readonly phone: string;
  readonly fen: number;
  readonly atMs: number;
  /** Instead of the masked number; of fixtures. */
  readonly name?: string;
  readonly imgUrl?: string;
}

/** A help that somebody asked for: who helped, once each, until the goal or the end of its time. */
export interface HelpTask {
  readonly inviteCode: string;
  readonly kind: HelpKind;
  readonly activityCode: string;
  readonly ownerPhone: string;
  readonly startedAtMs: number;
  readonly endsAtMs: number;
  readonly goalFen: number;
  /** Friends who make the goal up. */
  readonly friends: number;
  /** What the owner began with. */
  readonly ownFen: number;
  /** In the order in which they came. */
  readonly helps: readonly Help[];
}

export type NewHelpTask = Omit<HelpTask, 'inviteCode' | 'ownFen' | 'helps' | 'startedAtMs'> & {
  /** The owner's own first part is the first of so many more. */
  readonly hasOwnPart: boolean;
};

/** A cash help that reached its goal. */
export interface PaidHelp {
  readonly inviteCode: string;
  readonly fen: number;
  readonly atMs: number;
}

/** The graph of helps: who helped whom. Known by phone number: an account that is made anew is the same helper. */
export interface HelpStore {
  helpTask(inviteCode: string): Promise<HelpTask | null>;
  /** The latest of this owner in this activity. */
  helpTaskOf(activityCode: string, ownerPhone: string): Promise<HelpTask | null>;
  /** Opens one; while one of this owner in this activity runs or has reached its goal, that one is answered. */
  startHelp(task: NewHelpTask): Promise<HelpTask>;
  /** Why this number cannot help; `NONE`: it can. */
  reasonToHelp(task: HelpTask, phone: string, end: BargainEnd | null): Promise<HelpReason>;
  /** Helps once; looked at and taken together, however many come in the same moment. */
  help(
    inviteCode: string,
    phone: string,
    end: BargainEnd | null,
  ): Promise<{ readonly reason: HelpReason; readonly fen: number }>;
  /** What reached cash helps of this number have paid into the wallet, each once. */
  cashHelped(phone: string): Promise<readonly PaidHelp[]>;
}

/**
 * What ends a bargain before its time: its owner has bought, or nothing is left to buy. Decision: no friend cuts then,
 * or a help of his day is spent on a price that nobody pays.
 */
export type BargainEnd = 'BOUGHT' | 'SOLD_OUT';

export type HelpReason =
  'NONE' | 'HELPED' | 'OWN' | 'FULL' | 'OVER' | 'DAILY_LIMIT' | 'NEW_ONLY' | BargainEnd;
