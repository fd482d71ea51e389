/** Posters of friends' links. */
import type { Page } from 'playwright-core';
import type { PageDescription } from './types';

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
        seen: poster('邀请好友寄快递'),
        isFullPage: true,
      },
    ],
    inPackages: [{ name: 'invite poster', query: 'inviteCode=IV-FRIEND', seen: inPackage('邀请好友寄快递') }],
  },
  {
    route: 'inviteV2SharePoster',
    states: [
      {
        name: 'invite-v2-poster',
        address: '/inviteV2/sharePoster/IV-FRIEND',
        seen: poster('邀请好友寄快递'),
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'invite poster of the ladder',
        query: 'inviteCode=IV-FRIEND',
        seen: inPackage('邀请好友寄快递'),
      },
    ],
  },
];
