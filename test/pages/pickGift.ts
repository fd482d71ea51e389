/** Gifts for pick-ups. */
import { MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

export const PICK_GIFT_PAGES: readonly PageDescription[] = [
  {
    route: 'pickGiftActivity',
    states: [
      {
        name: 'pick-gift-bare',
        address: '/pickGift/activity',
        seen: '没有找到这个礼盒',
        isPictureOnly: true,
      },
      {
        name: 'pick-gift',
        address: '/pickGift/activity?activityCode=PICKGIFT-OPEN',
        seen: '打开礼盒',
        isFullPage: true,
      },
      {
        name: 'pick-gift-opened',
        address: '/pickGift/activity?activityCode=PICKGIFT-OPENED',
        mobile: MOBILE,
        seen: '恭喜您获得优惠券',
        isFullPage: true,
      },
      {
        name: 'pick-gift-thanks',
        address: '/pickGift/activity?activityCode=PICKGIFT-THANKS',
        mobile: MOBILE,
        steps: ({ page }) => page.getByRole('button', { name: '打开礼盒', exact: true }).click(),
        seen: '谢谢参与，下次取件再来',
        isPictureOnly: true,
      },
      {
        name: 'pick-gift-hostile',
        address: '/pickGift/activity?activityCode=PICKGIFT-HOSTILE',
        seen: '打开礼盒',
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'gift', query: 'activityCode=PICKGIFT-OPEN', seen: '打开礼盒', firstRender: {} }],
  },
  {
    route: 'pickGiftMiddle',
    states: [
      { name: 'pick-gift-none', address: '/pickGift/middle', seen: '这次取件没有礼品，看看其他福利吧' },
      {
        name: 'pick-gift-waiting',
        address: '/pickGift/middle?orderNo=PG-NEVER',
        seen: '正在为您准备取件礼，请稍候…',
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'no gift', query: 'orderNo=PG-NONE', seen: '这次取件没有礼品，看看其他福利吧' }],
  },
];
