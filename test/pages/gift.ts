/** Gifts received with a code. */
import { MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

const gift = (code: string): string => `/giftPage?giftCode=${code}`;

export const GIFT_PAGES: readonly PageDescription[] = [
  {
    route: 'giftPage',
    states: [
      { name: 'gift-bare', address: '/giftPage', seen: '没有找到这份礼物', isPictureOnly: true },
      { name: 'gift-coupon', address: gift('GIFT-COUPON'), seen: '立即领取', isFullPage: true },
      {
        name: 'gift-thing',
        address: gift('GIFT-THING'),
        seen: '地址提交后不能修改，请仔细核对',
        isFullPage: true,
      },
      { name: 'gift-taken', address: gift('GIFT-TAKEN'), mobile: MOBILE, seen: '来晚啦，这份礼物已被领取' },
      {
        name: 'gift-taken-logged-out',
        address: gift('GIFT-TAKEN'),
        seen: '如果是您领取的，登录后可以查看',
        isPictureOnly: true,
      },
      { name: 'gift-over', address: gift('GIFT-OVER'), seen: '来晚啦，这份礼物已过期', isPictureOnly: true },
      { name: 'gift-sent', address: gift('GIFT-SENT'), mobile: MOBILE, seen: '已发货', isFullPage: true },
      {
        name: 'gift-signed',
        address: gift('GIFT-SIGNED'),
        mobile: MOBILE,
        seen: '已签收',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'gift-failed',
        address: gift('GIFT-THING'),
        faults: [{ path: 'api/gift/info', kind: 'status', status: 500, times: 20 }],
        seen: '礼物加载失败，请重试',
        isPictureOnly: true,
      },
      { name: 'gift-hostile', address: gift('GIFT-HOSTILE'), seen: '立即领取', isFullPage: true },
    ],
    inPackages: [
      {
        name: 'gift by code',
        query: 'giftCode=GIFT-THING',
        seen: '地址提交后不能修改，请仔细核对',
        firstRender: {},
      },
    ],
  },
];
