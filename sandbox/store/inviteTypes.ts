/** Invitations: who brought whom, once a campaign. */
import type { InviteVersion } from '../fixtures/invites';
import type { Visitor } from './rewardTypes';
import type { Parcel } from './parcelTypes';

export interface InvitedFriend {
  readonly id: string;
  readonly phone: string;
  /** Epoch milliseconds of the server's clock. */
  readonly joinedAtMs: number;
  /** Of friends of the first state, who are nobody's account; null: the account's own count. */
  readonly seededParcels: readonly Parcel[] | null;
}

/** Whose link a code is, in which campaign. */
export interface InviteOwner {
  readonly activityCode: string;
  readonly inviter: Visitor;
}

/** What a picture of an invitation says. */
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
  /** The code by which this account invites to this campaign, made on first use. */
  inviteCodeOf(activityCode: string, inviter: Visitor): Promise<string>;
  /** What a code stands for; the seeded code is good on the pages of both versions. Null: nobody's. */
  inviteOf(inviteCode: string, version: InviteVersion): Promise<InviteFacts | null>;
  /** Friends that an account brought to a campaign, in the order of joining. */
  friendsOf(activityCode: string, inviter: Visitor): Promise<readonly InvitedFriend[]>;
  /** Account that brought this friend; null: nobody did. */
  inviterOfFriend(activityCode: string, friendId: string): Promise<string | null>;
  /** Takes a friend in, once a campaign, and never in a circle. */
  acceptInvite(owner: InviteOwner, friend: Visitor): Promise<AcceptOutcome>;
}
