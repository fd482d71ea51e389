/** What an invite page offers the user (product §3.12). Pure. */
import type { InviteHomeData } from '@/api/generated/operations/invite';
import { toMinute } from '@/utils/beijingTime';
import { labelled } from '@/utils/period';

export type InviteVersion = 'V1' | 'V2';

export const INVITE_TEXTS = {
  failed: '活动加载失败，请稍后再试',
  acceptFailed: '接受邀请失败，请稍后再试',
  accepted: '已接受邀请，快去寄出首件吧',
  claimFailed: '领取失败，请稍后再试',
  claimed: '奖励已到账',
} as const;

/** What a button of the bottom bar does. */
type InviteAction = 'invite' | 'login' | 'accept' | 'send' | 'closed';

interface InviteBar {
  readonly action: InviteAction;
  readonly text: string;
  /** The button beside it: the poster of the own link, or inviting too. */
  readonly second: 'poster' | 'invite' | null;
}

const SEND: InviteBar = { action: 'send', text: '去寄件', second: null };

/**
 * The page's main button, and the one beside it. A friend is asked to accept first; one who has accepted can send a parcel and
 * invite too, one who is refused can invite friends. An unknown state leads to the send page, which always works.
 */
export function inviteBar({ link, statusCode, ownInviteCode }: InviteHomeData): InviteBar {
  const isFriend = link !== null && !link.isOwner;
  if (isFriend && link.state === 'OPEN') return { action: 'accept', text: '接受邀请', second: null };
  if (isFriend && link.state !== 'REFUSED') {
    const canInvite = link.state === 'ACCEPTED' && statusCode === 'RUNNING' && ownInviteCode !== '';
    return { ...SEND, second: canInvite ? 'invite' : null };
  }
  switch (statusCode) {
    case 'RUNNING':
      return ownInviteCode === ''
        ? { action: 'login', text: '登录后邀请好友', second: null }
        : { action: 'invite', text: isFriend ? '我也要邀请好友' : '立即邀请好友', second: 'poster' };
    case 'NOT_START':
      return { action: 'closed', text: '活动未开始', second: null };
    case 'FINISHED':
      return { action: 'closed', text: '活动已结束', second: null };
    case 'unknown':
      return SEND;
  }
}

/** Text below the reward: when it begins, or that it is over. */
export function inviteNote({ statusCode, startTm, endTm }: InviteHomeData): string {
  switch (statusCode) {
    case 'RUNNING':
      return labelled('活动截止', toMinute(endTm));
    case 'NOT_START':
      return `活动将于 ${toMinute(startTm)} 开始`;
    case 'FINISHED':
      return '活动已结束，已获得的奖励仍可使用';
    case 'unknown':
      return '';
  }
}

/** Text for the friend about the link that was opened. */
export function linkText({ state, reasonMsg, friendReward }: NonNullable<InviteHomeData['link']>): string {
  switch (state) {
    case 'OPEN':
      return friendReward === ''
        ? '接受邀请并寄出首件，TA就能获得奖励'
        : `接受邀请即得 ${friendReward}，寄出首件后TA也有奖励`;
    case 'ACCEPTED':
      return '您已接受邀请，寄出首件后TA将获得奖励';
    case 'REFUSED':
      return reasonMsg || '暂不能接受邀请';
    case 'unknown':
      return '';
  }
}

/** What the friend who has accepted got for it; '' for nothing. */
export const earnedText = ({ state, friendReward }: NonNullable<InviteHomeData['link']>): string =>
  state === 'ACCEPTED' && friendReward !== '' ? `您已获得 ${friendReward}` : '';

export const INVITE_STEPS = [
  { title: '分享给好友', text: '把专属链接或海报发给没有寄过件的好友' },
  { title: '好友接受邀请', text: '好友打开链接，登录后接受您的邀请' },
  { title: '好友寄出首件', text: '好友的首件发出后，奖励自动到账' },
] as const;
