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
 * What ends a bargain early: its owner has bought, or it is sold out. Decision: friends can no longer cut then, as that
 * would use up one of their daily helps for a price that no one pays.
 */
export type BargainEnd = 'BOUGHT' | 'SOLD_OUT';

export type HelpReason =
  'NONE' | 'HELPED' | 'OWN' | 'FULL' | 'OVER' | 'DAILY_LIMIT' | 'NEW_ONLY' | BargainEnd;
