/** Invitations: who invited whom, once per campaign. */
import type { Parcel } from '../campaign/parcelTypes';
import type { Visitor } from '../core/visitor';

export interface InvitedFriend {
  readonly id: string;
  readonly phone: string;
  /** Epoch milliseconds of the server's clock. */
  readonly joinedAtMs: number;
  /** For friends in the first state, who have no account; null: the account's own parcels count. */
  readonly seededParcels: readonly Parcel[] | null;
}

/** The owner of a code, and its campaign. */
export interface InviteOwner {
  readonly activityCode: string;
  readonly inviter: Visitor;
}

/** The texts of an invitation picture. */
export interface InviteFacts extends InviteOwner {
  /** Masked. */
  readonly inviterName: string;
  readonly activityTitle: string;
  readonly rewardText: string;
  /** Path with query that the QR code leads to, on the H5 origin. */
  readonly h5Path: string;
}

export type AcceptOutcome = 'accepted' | 'had' | 'other' | 'circle';
