/** Coupon campaigns, the coupon lists, coupon packages. */
import { close, dialog as dialogOnPhone, loginDialog as loginOnPhone } from '../engines/steps';
import {
  BUY,
  button,
  installCashier,
  PAID,
  salePath,
  setCashier,
  type Cashier,
} from '../journeys/couponSaleSteps';
import { poster } from '../journeys/receiveSteps';
import { askForCode, closeLogin, dialog, loginDialog, MOBILE, toast } from '../journeys/steps';
import {
  EMPTY_MOBILE,
  failing,
  busy,
  late,
  loadingOnPhone,
  pictureOnPhone,
  RETRY,
  rowsNearScreen,
} from './common';
import type { PageDescription, PageState, Seen } from './types';

const receive = (code: string): string => `/receiveCoupon/${code}`;
const incentive = (code: string): string => `/couponIncentive/${code}`;
const SALE_TITLE = '寄件省钱券包';
const list = (code: string): string => `/list/${code}`;

type Ends = readonly (readonly [code: string, seen: Seen])[];

const RECEIVE_ENDS: Ends = [
  ['NOT-START', '抱歉，活动未开始'],
  ['PAUSED', '抱歉，活动未开始'],
  ['OFF-SHELF', '抱歉，活动已结束'],
  ['WRONG-PLATFORM', '抱歉，请换种方式扫码参加活动哦！'],
];

const INCENTIVE_PHASES: Ends = [
  ['2001', '立即参加'],
  ['2003', '去使用'],
  ['2004', '去使用'],
  ['2005', '看看其他活动'],
  ['2006', '看看其他活动'],
];
const INCENTIVE_ENDS: Ends = [
  ['1001', '活动还没开始，先看看其他活动吧'],
  ['1003', '活动暂停中，请稍后再来'],
  ['1004', '抱歉，活动已下架'],
  ['MISSING', '抱歉，系统开小差啦，请稍后再试~'],
  ['WRONG-PLATFORM', '您好，请使用以下APP参与活动'],
];
/** The foot of each package that cannot be bought now. */
const SALE_ENDS: Ends = [
  ['SOLD-OUT', SALE_TITLE],
  ['NOT-START', SALE_TITLE],
  ['FINISHED', SALE_TITLE],
];

const receiveCoupon: PageDescription = {
  route: 'receiveCoupon',
  hasOwnTitle: true,
  states: [
    {
      name: 'receive-finished',
      address: receive('RC-FINISHED'),
      seen: (page) => dialog(page, '抱歉，活动已结束'),
    },
    {
      name: 'receive-login',
      address: receive('RC-OPEN'),
      hosts: ['plain', 'consumer-ios'],
      seen: loginDialog,
    },
    {
      name: 'receive-login-sent',
      address: receive('RC-OPEN'),
      steps: ({ page }) => askForCode(page),
      seen: (page) => loginDialog(page).getByRole('button', { name: /\d+s/ }),
    },
    {
      name: 'receive-slider-1',
      address: receive('RC-OPEN'),
      steps: ({ page }) => askForCode(page, '13800000001'),
      seen: (page) => dialog(page, '安全验证'),
    },
    {
      name: 'receive-poster',
      address: receive('RC-OPEN'),
      steps: ({ page }) => closeLogin(page),
      seen: poster,
      isFullPage: true,
    },
    {
      name: 'receive-won-one',
      address: receive('RC-OPEN'),
      mobile: MOBILE,
      seen: (page) => dialog(page, '领券成功'),
    },
    { name: 'receive-won-many', address: receive('RC-MANY'), mobile: MOBILE, seen: '首件免单券' },
    {
      name: 'receive-held',
      address: receive('RC-HAS'),
      mobile: MOBILE,
      seen: '您已成功领券，快去使用吧',
      isPictureOnly: true,
    },
    { name: 'receive-gone', address: receive('RC-GONE'), seen: '寄件优惠券' },
    {
      name: 'receive-refused',
      address: receive('RC-REFUSED'),
      mobile: MOBILE,
      seen: (page) => toast(page, /./),
      isPictureOnly: true,
    },
    ...RECEIVE_ENDS.map(([code, seen]): PageState => ({
      name: `receive-${code.toLowerCase()}`,
      address: receive(`RC-${code}`),
      seen,
      isPictureOnly: true,
    })),
    {
      name: 'receive-rules',
      address: receive('RC-FINISHED'),
      async steps({ page }) {
        await dialog(page, '抱歉，活动已结束').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: '活动规则' }).click();
      },
      seen: (page) => dialog(page, '活动规则'),
    },
    { name: 'receive-hostile', address: receive('RC-HOSTILE'), mobile: MOBILE, seen: '领券成功' },
    {
      name: 'receive-failed',
      address: receive('RC-OPEN'),
      faults: [failing('activity/info')],
      seen: (page) => page.getByRole('button', { name: RETRY }),
    },
  ],
  inPackages: [
    {
      name: 'RC-OPEN',
      query: 'activityCode=RC-OPEN',
      seen: pictureOnPhone,
      firstRender: {
        held: ['preReceiveCheck'],
        async settle(page) {
          await loginOnPhone(page).waitFor();
          await close(loginOnPhone(page));
        },
      },
    },
    {
      name: 'RC-FINISHED',
      query: 'activityCode=RC-FINISHED',
      seen: (page) => dialogOnPhone(page, '抱歉，活动已结束'),
      firstRender: { also: pictureOnPhone },
    },
  ],
};

const couponIncentive: PageDescription = {
  route: 'couponIncentive',
  hasOwnTitle: true,
  states: [
    { name: 'incentive-1002', address: incentive('IN-1002'), seen: '点击加载更多活动 >' },
    {
      name: 'incentive-1002-more',
      address: incentive('IN-1002'),
      steps: ({ page }) => page.getByRole('button', { name: '点击加载更多活动' }).click(),
      seen: '去寄件',
      isFullPage: true,
      isPictureOnly: true,
    },
    {
      name: 'incentive-login-closed',
      address: incentive('IN-2001'),
      steps: ({ page }) => closeLogin(page),
      seen: '点这里就可以参与活动啦～',
    },
    { name: 'incentive-2002', address: incentive('IN-2002'), mobile: MOBILE, seen: '得3.5元券' },
    ...INCENTIVE_PHASES.map(([code, seen]): PageState => ({
      name: `incentive-${code}`,
      address: incentive(`IN-${code}`),
      mobile: MOBILE,
      seen,
      isPictureOnly: true,
    })),
    ...INCENTIVE_ENDS.map(([code, seen]): PageState => ({
      name: `incentive-${code.toLowerCase()}`,
      address: incentive(`IN-${code}`),
      seen,
      isPictureOnly: true,
    })),
    { name: 'incentive-hostile', address: incentive('IN-HOSTILE'), mobile: MOBILE, seen: '我的礼包' },
    {
      name: 'incentive-failed',
      address: incentive('IN-2001'),
      faults: [failing('activity/info')],
      seen: (page) => page.getByRole('button', { name: RETRY }),
      isPictureOnly: true,
    },
  ],
  inPackages: [
    {
      name: 'IN-2002',
      query: 'activityCode=IN-2002',
      isLoggedIn: true,
      seen: /本轮活动进行中/,
      firstRender: { also: pictureOnPhone },
    },
    {
      name: 'IN-1002',
      query: 'activityCode=IN-1002',
      seen: '点击加载更多活动 >',
      firstRender: { also: pictureOnPhone },
    },
  ],
};

const couponList: PageDescription = {
  route: 'List',
  states: [
    // After the login, which a user with a token does not see.
    { name: 'list-login', address: list('LIST-0'), seen: '使用规则' },
    {
      name: 'list-logged-out',
      address: list('LIST-137'),
      steps: ({ page }) => closeLogin(page),
      seen: '登录后查看我的优惠券',
    },
    { name: 'list-list-0', address: list('LIST-0'), mobile: MOBILE, seen: '去寄件' },
    { name: 'list-list-137', address: list('LIST-137'), mobile: MOBILE, seen: '已到账(137)' },
    {
      name: 'list-rc-many',
      address: list('RC-MANY'),
      mobile: MOBILE,
      seen: '已到账(4)',
      isPictureOnly: true,
    },
    { name: 'list-list-hostile', address: list('LIST-HOSTILE'), mobile: MOBILE, seen: '已到账(5)' },
    {
      name: 'list-pending',
      address: list('LIST-137'),
      mobile: MOBILE,
      steps: ({ page }) => page.getByRole('tab', { name: '待发放' }).click(),
      seen: (page) => page.getByRole('tab', { name: '待发放(3)' }),
      isPictureOnly: true,
    },
    {
      name: 'list-expanded',
      address: list('LIST-137'),
      mobile: MOBILE,
      steps: ({ page }) =>
        page
          .getByRole('button', { name: /^使用说明/ })
          .first()
          .click(),
      seen: '一、使用范围',
    },
    {
      name: 'list-rules',
      address: list('LIST-137'),
      mobile: MOBILE,
      steps: ({ page }) => page.getByRole('button', { name: /^使用规则/ }).click(),
      seen: '每笔寄件订单限用一张优惠券。',
    },
  ],
  inPackages: [
    {
      name: 'LIST-137',
      query: 'activityCode=LIST-137',
      isLoggedIn: true,
      seen: '已到账(137)',
      firstRender: { held: ['activity/prize'], loading: loadingOnPhone, settle: rowsNearScreen },
    },
  ],
};

const myCoupons: PageDescription = {
  route: 'myCoupons',
  states: [
    { name: 'coupons-login', address: '/coupons', seen: loginDialog },
    { name: 'coupons', address: '/coupons', mobile: MOBILE, seen: '柜机寄件满减券' },
    {
      name: 'coupons-none',
      address: '/coupons',
      mobile: EMPTY_MOBILE,
      seen: '暂无可用的优惠券',
      isPictureOnly: true,
    },
  ],
  inPackages: [{ name: 'my coupons', isLoggedIn: true, seen: '柜机寄件满减券' }],
};

/** Bought, or attempted, in the messaging app's browser. */
const buying = (
  end: Parameters<typeof setCashier>[1],
  cashier: Cashier = 'honest',
): Pick<PageState, 'address' | 'mobile' | 'hosts' | 'before' | 'steps'> => ({
  address: salePath('CS-OPEN'),
  mobile: MOBILE,
  hosts: ['wechat'],
  before: (visitor) => installCashier(visitor, cashier),
  async steps(visitor, sandbox) {
    await setCashier(sandbox, end);
    await button(visitor, BUY).click();
  },
});

const couponSale: PageDescription = {
  route: 'couponSale',
  states: [
    { name: 'sale-gone', address: salePath('CS-GONE'), seen: '券包不存在或已下线' },
    { name: 'sale-open', address: salePath('CS-OPEN'), hosts: ['wechat'], seen: BUY, isFullPage: true },
    {
      name: 'sale-open-screen',
      address: salePath('CS-OPEN'),
      hosts: ['wechat', 'plain'],
      seen: SALE_TITLE,
      isPictureOnly: true,
    },
    ...SALE_ENDS.map(([code, seen]): PageState => ({
      name: `sale-${code.toLowerCase()}`,
      address: salePath(`CS-${code}`),
      hosts: ['wechat'],
      seen,
      isPictureOnly: true,
    })),
    { name: 'sale-hostile', address: salePath('CS-HOSTILE'), hosts: ['wechat'], seen: '优惠券特卖' },
    {
      name: 'sale-loading',
      address: salePath('CS-OPEN'),
      faults: [late('sale/info/code/anon')],
      seen: busy,
      isPictureOnly: true,
    },
    // After ten seconds of polling.
    { name: 'sale-unconfirmed', ...buying('pay', 'wrong'), seen: '支付结果确认中', isPictureOnly: true },
    { name: 'sale-unpaid', ...buying('fail'), seen: '支付未完成，可重新支付', isPictureOnly: true },
  ],
  inPackages: [{ name: 'CS-OPEN', query: 'code=CS-OPEN', seen: BUY, firstRender: {} }],
};

const couponSaleResult: PageDescription = {
  route: 'couponSaleResult',
  states: [
    { name: 'sale-result-unknown', address: '/couponSaleResult', seen: '没有找到这笔订单' },
    {
      name: 'sale-paid',
      ...buying('pay'),
      seen: (page) => page.getByRole('heading', { name: PAID, exact: true }),
      isFullPage: true,
    },
  ],
  inPackages: [{ name: 'sale result', seen: '没有找到这笔订单' }],
};

export const COUPON_PAGES: readonly PageDescription[] = [
  receiveCoupon,
  couponIncentive,
  couponList,
  myCoupons,
  couponSale,
  couponSaleResult,
];
