/** Help from friends: cash that adds up. */
import { loginDialog, MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

/** Has only past rounds (sandbox/invite/help.ts). */
const PAST_OWNER = '13800000023';

export const HELP_PAGES: readonly PageDescription[] = [
  {
    route: 'fissionOfCash',
    hasOwnTitle: true,
    states: [
      { name: 'fission', address: '/fissionOfCash', seen: '立即发起', isPictureOnly: true },
      {
        name: 'fission-running',
        address: '/fissionOfCash?activityCode=FISSION-OPEN',
        mobile: '13800000011',
        seen: '邀请好友助力',
        isFullPage: true,
      },
      {
        name: 'fission-reached',
        address: '/fissionOfCash?activityCode=FISSION-OPEN',
        mobile: '13800000021',
        seen: '去提现',
        isPictureOnly: true,
      },
      {
        name: 'fission-friend',
        address: '/fissionOfCash?inviteCode=FI-FRIEND',
        mobile: MOBILE,
        seen: '帮他助力',
      },
      {
        name: 'fission-full',
        address: '/fissionOfCash?inviteCode=FI-FULL',
        mobile: MOBILE,
        seen: '来晚啦，好友的助力已满',
        isPictureOnly: true,
      },
      {
        name: 'fission-hostile',
        address: '/fissionOfCash?inviteCode=FI-HOSTILE',
        seen: '帮他助力',
        isFullPage: true,
      },
    ],
    inPackages: [
      {
        name: 'cash: friend',
        query: 'inviteCode=FI-FRIEND',
        seen: '帮他助力',
        firstRender: { isTicking: true },
      },
    ],
  },
  {
    route: 'helpRecords',
    hasOwnTitle: true,
    states: [
      { name: 'help-records-login', address: '/help/records', seen: loginDialog, isPictureOnly: true },
      { name: 'help-records', address: '/help/records', mobile: PAST_OWNER, seen: '未达成' },
      {
        name: 'help-records-bargain',
        address: '/help/records?kind=bargain&activityCode=BARGAIN-OPEN',
        mobile: PAST_OWNER,
        seen: '已结束',
      },
      { name: 'help-records-none', address: '/help/records', mobile: MOBILE, seen: '还没有发起过助力' },
    ],
    inPackages: [{ name: 'help records', isLoggedIn: true, seen: '还没有发起过助力' }],
  },
];
