/** Help from friends: cash that adds up. */
import { MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

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
];
