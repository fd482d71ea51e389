/** Rewards for invitations: derived from the graph and the friends' parcels, for the fund. */
import { inviteOfCode, INVITER, INVITES, type InviteVersion } from './invites';
import { friendStatus, maskedPhone } from './inviteRules';
import type { InvitedFriend, InviteFacts, InviteOwner } from './inviteTypes';
import type { MemoryAccounts } from '../account/memoryAccounts';
import type { MemoryInvites } from './memoryInvites';
import type { NewGrant, Visitor } from '../core/rewardTypes';
import type { ParcelHistory } from '../core/types';
import type { Parcel } from '../campaign/parcelTypes';

/** Prefix of the keys of a campaign's payments; the fund pays each key once. */
export const inviteKeys = (activityCode: string): string => `invite:${activityCode}:`;
const friendKey = (activityCode: string, friendId: string): string =>
  `${inviteKeys(activityCode)}friend:${friendId}`;
export const rungKey = (activityCode: string, rungNo: number): string =>
  `${inviteKeys(activityCode)}rung:${rungNo}`;

/** Number of days that the payments are valid. */
export const INVITE_VALID_DAYS = 30;

export const parcelsOfFriend = async (
  { id, seededParcels }: InvitedFriend,
  parcelsOf: (accountId: string) => Promise<ParcelHistory>,
): Promise<readonly Parcel[]> => seededParcels ?? (await parcelsOf(id)).parcels;

/** What an account has earned for its friends so far, in all campaigns. */
export async function invitePayments(
  visitor: Visitor,
  {
    invites,
    parcelsOf,
    nowMs,
  }: {
    readonly invites: MemoryInvites;
    readonly parcelsOf: (accountId: string) => Promise<ParcelHistory>;
    readonly nowMs: number;
  },
): Promise<readonly NewGrant[]> {
  const payments: NewGrant[] = [];
  for (const { code, title, money } of INVITES) {
    for (const friend of await invites.friendsOf(code, visitor)) {
      const { state } = friendStatus(friend, await parcelsOfFriend(friend, parcelsOf), nowMs);
      if (state !== 'CREDITED') continue;
      payments.push({
        key: friendKey(code, friend.id),
        title: `${title.slice(0, 20)} · ${maskedPhone(friend.phone)}`,
        money,
        validDays: INVITE_VALID_DAYS,
        activity: null,
      });
    }
  }
  return payments;
}

/** The invitation of a code; null: unknown, or of the other page. */
export async function inviteFactsOf(
  { invites, accounts }: { readonly invites: MemoryInvites; readonly accounts: MemoryAccounts },
  inviteCode: string,
  version: InviteVersion,
): Promise<InviteFacts | null> {
  const owner =
    inviteCode === INVITER.code ? await seededOwner(accounts, version) : invites.ownerOf(inviteCode);
  const fixture = owner === null ? undefined : inviteOfCode(owner.activityCode);
  if (owner === null || fixture === undefined || fixture.version !== version) return null;
  const query = new URLSearchParams({ activityCode: fixture.code, inviteCode });
  return {
    ...owner,
    inviterName: maskedPhone(owner.inviter.phone),
    activityTitle: fixture.title,
    rewardText: fixture.rewardText,
    h5Path: `/invite${version}/invite?${query.toString()}`,
  };
}

const seededOwner = async (accounts: MemoryAccounts, version: InviteVersion): Promise<InviteOwner> => ({
  activityCode: `INV${version.slice(1)}-OPEN`,
  inviter: { id: (await accounts.accountOfPhone(INVITER.mobile)).id, phone: INVITER.mobile },
});
