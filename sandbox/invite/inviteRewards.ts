/** Rewards for invitations: derived from the graph and the friends' parcels, for the fund. */
import type { ParcelTable } from '../campaign/parcelTable';
import type { Parcel } from '../campaign/parcelTypes';
import type { Visitor } from '../core/visitor';
import type { NewGrant } from '../reduction/fundTypes';
import { friendStatus, maskedPhone } from './inviteRules';
import { INVITES } from './invites';
import type { InviteTable } from './inviteTable';
import type { InvitedFriend } from './inviteTypes';

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
  parcels: ParcelTable,
): Promise<readonly Parcel[]> => seededParcels ?? (await parcels.parcelsOf(id)).parcels;

/** What an account has earned for its friends so far, in all campaigns. */
export async function invitePayments(
  visitor: Visitor,
  { invites, parcels }: { readonly invites: InviteTable; readonly parcels: ParcelTable },
  nowMs: number,
): Promise<readonly NewGrant[]> {
  const payments: NewGrant[] = [];
  for (const { code, title, money } of INVITES) {
    for (const friend of await invites.friendsOf(code, visitor)) {
      const { state } = friendStatus(friend, await parcelsOfFriend(friend, parcels), nowMs);
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
