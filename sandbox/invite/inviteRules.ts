/** Status of an invited friend, and why an invitation cannot be accepted. Pure. */
import type { Parcel } from '../campaign/parcelTypes';
import { FRIEND_DAYS } from './invites';
import type { InvitedFriend } from './inviteTypes';

const DAY_MS = 86_400_000;

type FriendState = 'REGISTERED' | 'SENT' | 'CREDITED' | 'EXPIRED';

/** The status and since when. The reward is due once the first parcel sent in time has been shipped. */
export function friendStatus(
  { joinedAtMs }: Pick<InvitedFriend, 'joinedAtMs'>,
  parcels: readonly Parcel[],
  nowMs: number,
): { readonly state: FriendState; readonly atMs: number } {
  const endsAtMs = joinedAtMs + FRIEND_DAYS * DAY_MS;
  const first = parcels.find(({ sentAtMs }) => sentAtMs >= joinedAtMs && sentAtMs <= endsAtMs);
  if (first === undefined)
    return nowMs > endsAtMs
      ? { state: 'EXPIRED', atMs: endsAtMs }
      : { state: 'REGISTERED', atMs: joinedAtMs };
  return first.shippedAtMs === null
    ? { state: 'SENT', atMs: first.sentAtMs }
    : { state: 'CREDITED', atMs: first.shippedAtMs };
}

export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(7)}`;

export interface InviteReason {
  readonly reasonCode: string;
  readonly reasonMsg: string;
}

const reason = (last: number, reasonMsg: string): InviteReason => ({
  reasonCode: `20110000${last}`,
  reasonMsg,
});

export const INVITE_REASONS = {
  over: reason(2, '您来晚啦，活动已结束'),
  own: reason(3, '这是您自己的邀请链接'),
  customer: reason(4, '您已寄过件，不能接受新用户邀请'),
  other: reason(5, '您已接受过其他好友的邀请'),
  circle: reason(6, '您邀请过这位好友，不能再接受TA的邀请'),
  notBegun: reason(7, '活动还未开始，敬请期待'),
  nobody: reason(8, '邀请链接已失效'),
} as const;
