/** Newer coupon pages: offers, friends' links, coupons from a popup, packs for new users. */
import { MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

export const OFFER_PAGES: readonly PageDescription[] = [
  {
    route: 'receiveCouponV2',
    hasOwnTitle: true,
    states: [
      { name: 'offer', address: '/receiveCouponV2/V2-OPEN', seen: '立即领取', isFullPage: true },
      { name: 'offer-had', address: '/receiveCouponV2/V2-HAS', mobile: MOBILE, seen: '已领取，去使用' },
      {
        name: 'offer-new-only',
        address: '/receiveCouponV2/V2-NEW-ONLY',
        mobile: MOBILE,
        seen: '仅限新用户',
        isPictureOnly: true,
      },
      {
        name: 'offer-not-started',
        address: '/receiveCouponV2/V2-NOT-START',
        seen: /距开始/,
        isPictureOnly: true,
      },
      {
        name: 'offer-over',
        address: '/receiveCouponV2/V2-FINISHED',
        mobile: MOBILE,
        seen: '活动已结束',
        isPictureOnly: true,
      },
      { name: 'offer-hostile', address: '/receiveCouponV2/V2-HOSTILE', seen: '立即领取', isFullPage: true },
    ],
    inPackages: [{ name: 'offer', query: 'activityCode=V2-OPEN', seen: '立即领取', firstRender: {} }],
  },
  {
    route: 'receiveCouponV2Share',
    hasOwnTitle: true,
    states: [
      {
        name: 'offer-friend',
        address: '/receiveCouponV2/V2-OPEN/share?shareCode=SH-OPEN',
        seen: /送您一份寄件礼/,
      },
      {
        name: 'offer-owner',
        address: '/receiveCouponV2/V2-OPEN/share?shareCode=SH-OPEN',
        mobile: '13800000011',
        seen: '这是您分享的活动',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      { name: 'offer: friend', query: 'activityCode=V2-OPEN&shareCode=SH-OPEN', seen: /送您一份寄件礼/ },
    ],
  },
  {
    route: 'couponLand',
    states: [
      { name: 'land-bare', address: '/couponLand', seen: '登录领取', isPictureOnly: true },
      { name: 'land-awaits', address: '/couponLand?activityCode=LAND-NEW', seen: '登录领取' },
      {
        name: 'land',
        address: '/couponLand?activityCode=LAND-HAS',
        mobile: MOBILE,
        seen: '优惠券已在您的账户中，快去使用吧',
        isFullPage: true,
      },
      {
        name: 'land-sold-out',
        address: '/couponLand?activityCode=LAND-SOLD-OUT',
        seen: '来晚啦，优惠券已被领完',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'coupon land',
        query: 'activityCode=LAND-HAS',
        isLoggedIn: true,
        seen: '优惠券已在您的账户中，快去使用吧',
        firstRender: {},
      },
    ],
  },
  {
    route: 'attractNewUsers',
    hasOwnTitle: true,
    states: [
      { name: 'attract', address: '/attractNewUsers/NEW-OPEN', seen: '立即领取', isFullPage: true },
      {
        name: 'attract-logged-in',
        address: '/attractNewUsers/NEW-OPEN',
        mobile: MOBILE,
        seen: '立即领取',
        isPictureOnly: true,
      },
      {
        name: 'attract-over',
        address: '/attractNewUsers/NEW-FINISHED',
        seen: '活动已结束',
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'new visitors', query: 'activityCode=NEW-OPEN', seen: '立即领取', firstRender: {} }],
  },
  {
    route: 'attractNewUsersSuccess',
    states: [
      {
        name: 'attract-success-bare',
        address: '/attractNewUsers/success',
        seen: '没有找到这个活动',
        isPictureOnly: true,
      },
      {
        name: 'attract-success-none',
        address: '/attractNewUsers/success?activityCode=NEW-OPEN',
        seen: '还没有领取到新人礼包',
      },
    ],
    inPackages: [
      { name: 'new visitors: success', query: 'activityCode=NEW-OPEN', seen: '还没有领取到新人礼包' },
    ],
  },
];
