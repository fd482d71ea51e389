/** Campaigns that reward a user for inviting friends, and posters with friends' links. */
import type { Page } from 'playwright-core';
import { loginDialog, MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

/** The account whose link is IV-FRIEND. */
const INVITER = '13800000021';

const accept = ({ page }: { readonly page: Page }): Promise<void> =>
  page.getByRole('button', { name: '接受邀请' }).click();

const poster = (title: string) => (page: Page) => page.getByRole('img', { name: `海报：${title}` });
const inPackage = (title: string) => (page: Page) => page.locator(`[aria-label^="海报：${title}"]`);

export const INVITE_PAGES: readonly PageDescription[] = [
  {
    route: 'couponBargainSharePoster',
    states: [
      {
        name: 'poster',
        address: '/couponBargain/sharePoster/BG-FRIEND',
        seen: poster('5 元寄件券 砍到 0 元'),
        isFullPage: true,
      },
      {
        name: 'poster-without-picture',
        address: '/couponBargain/sharePoster/BG-NOPIC',
        seen: poster('图片加载不出来的海报'),
        isPictureOnly: true,
      },
      {
        name: 'poster-hostile',
        address: '/couponBargain/sharePoster/BG-HOSTILE',
        seen: poster('<script>'),
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'poster',
        query: 'inviteCode=BG-FRIEND',
        seen: inPackage('5 元寄件券 砍到 0 元'),
        isDrawn: true,
        firstRender: {},
      },
    ],
  },
  {
    route: 'inviteV1SharePoster',
    states: [
      {
        name: 'invite-poster',
        address: '/inviteV1/sharePoster/IV-FRIEND',
        seen: poster('邀请有礼'),
        isFullPage: true,
      },
    ],
    inPackages: [
      { name: 'invite poster', query: 'inviteCode=IV-FRIEND', seen: inPackage('邀请有礼'), isDrawn: true },
    ],
  },
  {
    route: 'inviteV2SharePoster',
    states: [
      {
        name: 'invite-v2-poster',
        address: '/inviteV2/sharePoster/IV-FRIEND',
        seen: poster('邀请好友赢大礼'),
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'invite poster of the ladder',
        query: 'inviteCode=IV-FRIEND',
        seen: inPackage('邀请好友赢大礼'),
        isDrawn: true,
      },
    ],
  },
  {
    route: 'inviteV1',
    hasOwnTitle: true,
    states: [
      { name: 'invite', address: '/inviteV1/invite', seen: '登录后邀请好友', isFullPage: true },
      {
        name: 'invite-own',
        address: '/inviteV1/invite?activityCode=INV1-OPEN',
        mobile: INVITER,
        seen: '立即邀请好友',
        isFullPage: true,
      },
      {
        name: 'invite-friend',
        address: '/inviteV1/invite?activityCode=INV1-OPEN&inviteCode=IV-FRIEND',
        mobile: MOBILE,
        seen: '接受邀请',
        isPictureOnly: true,
      },
      {
        name: 'invite-accepted',
        address: '/inviteV1/invite?activityCode=INV1-OPEN&inviteCode=IV-FRIEND',
        mobile: MOBILE,
        steps: accept,
        seen: '您已获得 5 元寄件券',
        isFullPage: true,
      },
      {
        name: 'invite-hostile',
        address: '/inviteV1/invite?activityCode=INV1-HOSTILE',
        mobile: MOBILE,
        seen: '立即邀请好友',
        isFullPage: true,
      },
    ],
    inPackages: [
      {
        name: 'invite',
        query: 'activityCode=INV1-OPEN',
        isLoggedIn: true,
        seen: '立即邀请好友',
        firstRender: {},
      },
    ],
  },
  {
    route: 'inviteV2',
    hasOwnTitle: true,
    states: [
      { name: 'invite-v2', address: '/inviteV2/invite', seen: '登录后邀请好友', isPictureOnly: true },
      {
        name: 'invite-v2-own',
        address: '/inviteV2/invite?activityCode=INV2-OPEN',
        mobile: INVITER,
        seen: '查看我的奖励',
        isFullPage: true,
      },
      {
        name: 'invite-v2-accepted',
        address: '/inviteV2/invite?activityCode=INV2-OPEN&inviteCode=IV-FRIEND',
        mobile: MOBILE,
        steps: accept,
        seen: '您已获得 5 元寄件券',
      },
      {
        name: 'invite-v2-hostile',
        address: '/inviteV2/invite?activityCode=INV2-HOSTILE',
        mobile: MOBILE,
        seen: '立即邀请好友',
        isFullPage: true,
      },
    ],
    inPackages: [
      {
        name: 'invite ladder',
        query: 'activityCode=INV2-OPEN',
        isLoggedIn: true,
        seen: '邀请越多，奖励越多',
        firstRender: { isTicking: true },
      },
    ],
  },
  {
    route: 'inviteV2MyReward',
    states: [
      { name: 'my-reward-login', address: '/inviteV2/myReward', seen: loginDialog },
      {
        name: 'my-reward',
        address: '/inviteV2/myReward',
        mobile: INVITER,
        seen: '累计奖励',
        isFullPage: true,
      },
      {
        name: 'my-reward-empty',
        address: '/inviteV2/myReward',
        mobile: '13912345600',
        seen: '还没有邀请好友，快去邀请吧',
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'my reward', isLoggedIn: true, seen: '还没有邀请好友，快去邀请吧' }],
  },
];
