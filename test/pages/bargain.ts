/** Prices that friends cut: the user's own bargain, and a friend's. */
import { MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

/** Owners (sandbox/README.md "Numbers"). */
const RUNNING = '13800000011';
const FLOOR = '13800000021';
const OVER = '13800000022';
const OWN = '/couponBargain/invite/BARGAIN-OPEN';

export const BARGAIN_PAGES: readonly PageDescription[] = [
  {
    route: 'couponBargainInvite',
    hasOwnTitle: true,
    states: [
      { name: 'bargain', address: OWN, seen: '立即砍价', isFullPage: true },
      {
        name: 'bargain-running',
        address: OWN,
        mobile: RUNNING,
        hosts: ['wechat'],
        seen: '邀请好友砍价',
        isFullPage: true,
      },
      {
        name: 'bargain-no-cashier',
        address: OWN,
        mobile: RUNNING,
        seen: '复制链接',
        isPictureOnly: true,
      },
      {
        name: 'bargain-not-yet',
        address: '/couponBargain/invite/BARGAIN-FLOOR',
        mobile: RUNNING,
        seen: '砍到底价 ￥9.9 即可购买',
        isPictureOnly: true,
      },
      {
        name: 'bargain-floor',
        address: '/couponBargain/invite/BARGAIN-FLOOR',
        mobile: FLOOR,
        hosts: ['wechat'],
        seen: '￥9.9 立即购买',
        isFullPage: true,
      },
      { name: 'bargain-over', address: OWN, mobile: OVER, seen: '再砍一次', isPictureOnly: true },
      {
        name: 'bargain-bought',
        address: OWN,
        mobile: FLOOR,
        steps: async ({ page }) => {
          await page.getByRole('button', { name: '￥0 立即购买' }).click();
          await page.waitForURL(/\/couponSaleResult/);
          await page.goBack();
        },
        seen: '已购买，优惠券已放入您的账户',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'bargain-sold-out',
        address: '/couponBargain/invite/BARGAIN-SOLD-OUT',
        seen: '来晚啦，已经被抢光啦',
      },
      {
        name: 'bargain-finished',
        address: '/couponBargain/invite/BARGAIN-FINISHED',
        seen: '活动已结束',
        isPictureOnly: true,
      },
      {
        name: 'bargain-none',
        address: '/couponBargain/invite/NOBODY',
        seen: '没有找到这个活动',
        isPictureOnly: true,
      },
      {
        name: 'bargain-failed',
        address: OWN,
        faults: [{ path: 'bargain/home', kind: 'malformed' }],
        seen: '获取活动信息失败，请重试',
        isPictureOnly: true,
      },
      {
        name: 'bargain-hostile',
        address: '/couponBargain/invite/BARGAIN-HOSTILE',
        seen: '立即砍价',
        isFullPage: true,
      },
    ],
    inPackages: [{ name: 'bargain', query: 'activityCode=BARGAIN-OPEN', seen: '立即砍价', firstRender: {} }],
  },
  {
    route: 'couponBargainBeInvited',
    hasOwnTitle: true,
    states: [
      {
        name: 'bargain-friend',
        address: '/couponBargain/beInvited/BG-FRIEND',
        mobile: MOBILE,
        seen: '帮TA砍一刀',
        isFullPage: true,
      },
      {
        name: 'bargain-friend-full',
        address: '/couponBargain/beInvited/BG-FULL',
        mobile: MOBILE,
        seen: '来晚啦，好友已砍到底价',
        isPictureOnly: true,
      },
      {
        name: 'bargain-friend-over',
        address: '/couponBargain/beInvited/BG-OVER',
        mobile: MOBILE,
        seen: '来晚啦，本次砍价已结束',
        isPictureOnly: true,
      },
      {
        name: 'bargain-friend-hostile',
        address: '/couponBargain/beInvited/BG-HOSTILE',
        seen: '帮TA砍一刀',
        isFullPage: true,
      },
    ],
    inPackages: [
      {
        name: 'bargain: friend',
        query: 'inviteCode=BG-FRIEND',
        seen: '帮TA砍一刀',
        firstRender: { isTicking: true },
      },
    ],
  },
];
