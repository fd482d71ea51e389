/** Invitations: who invited whom, once per campaign. */
import type { InviteVersion } from './invites';
import type { Visitor } from '../core/rewardTypes';
import type { Parcel } from '../campaign/parcelTypes';

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

export interface InviteStore {
  /** This account's invite code for this campaign, created on first use. */
  inviteCodeOf(activityCode: string, inviter: Visitor): Promise<string>;
  /** The invitation of a code; the seeded code works on the pages of both versions. Null: unknown. */
  inviteOf(inviteCode: string, version: InviteVersion): Promise<InviteFacts | null>;
  /** Friends whom an account has invited to a campaign, in the order of joining. */
  friendsOf(activityCode: string, inviter: Visitor): Promise<readonly InvitedFriend[]>;
  /** Account that invited this friend; null: none. */
  inviterOfFriend(activityCode: string, friendId: string): Promise<string | null>;
  /** Adds a friend, once per campaign, and never in a circle. */
  acceptInvite(owner: InviteOwner, friend: Visitor): Promise<AcceptOutcome>;
}
