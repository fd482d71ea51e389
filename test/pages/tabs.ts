/** The tabs 首页, 福利 and 我的; the settings, and the packages' own pages. */
import { visiblePage } from '../engines/host';
import { H5 } from '../engines/steps';
import { dialog, MOBILE } from '../journeys/steps';
import { EMPTY_MOBILE, failing, busy, HOSTILE_MOBILE, late, RETRY } from './common';
import type { PageDescription } from './types';

const home: PageDescription = {
  route: 'home',
  states: [
    { name: 'home', address: '/', seen: '寄件领券更划算', isFullPage: true },
    { name: 'home-logged-in', address: '/', mobile: MOBILE, seen: '取件码', isFullPage: true },
    { name: 'home-nothing', address: '/', mobile: EMPTY_MOBILE, seen: '暂无待取快递', isPictureOnly: true },
    { name: 'home-hostile', address: '/', mobile: HOSTILE_MOBILE, seen: '取件码', isFullPage: true },
    {
      name: 'home-loading',
      address: '/',
      faults: [late('home/overview')],
      seen: busy,
      isFullPage: true,
      isPictureOnly: true,
    },
    { name: 'home-failed', address: '/', faults: [failing('home/overview')], seen: RETRY, isFullPage: true },
    {
      name: 'home-tasks',
      address: '/?for=fromHomeModalPopup&channelId=TASK-ALL',
      mobile: MOBILE,
      seen: (page) => dialog(page, '做任务'),
    },
  ],
  inPackages: [
    // The name switch is fetched only when a parcel is waiting.
    { name: 'home', isLoggedIn: true, seen: '取件码', firstRender: { held: ['standard/name/switch'] } },
  ],
};

const welfare: PageDescription = {
  route: 'welfare',
  states: [
    { name: 'welfare', address: '/welfare', seen: '天天有福利，寄件更省钱', isFullPage: true },
    { name: 'welfare-logged-in', address: '/welfare', mobile: MOBILE, seen: '可用减免金', isFullPage: true },
    {
      name: 'welfare-failed',
      address: '/welfare',
      faults: [failing('welfare/overview')],
      seen: RETRY,
      isPictureOnly: true,
    },
  ],
  inPackages: [{ name: 'welfare', isLoggedIn: true, seen: '可用减免金', firstRender: {} }],
};

const me: PageDescription = {
  route: 'me',
  states: [
    { name: 'me', address: '/me', seen: '登录后查看订单、卡券和钱包' },
    { name: 'me-logged-in', address: '/me', mobile: MOBILE, seen: '优惠券(张)' },
    {
      name: 'me-failed',
      address: '/me',
      mobile: MOBILE,
      faults: [failing('personalCenter/userInfo')],
      seen: RETRY,
      isPictureOnly: true,
    },
  ],
  inPackages: [{ name: 'me', isLoggedIn: true, seen: '优惠券(张)', firstRender: {} }],
};

const settings: PageDescription = {
  route: 'settings',
  states: [
    { name: 'settings', address: '/settings', seen: (page) => page.getByRole('link', { name: '服务协议' }) },
    {
      name: 'settings-leave',
      address: '/settings',
      mobile: MOBILE,
      steps: ({ page }) => page.getByRole('button', { name: '退出登录' }).click(),
      seen: (page) => dialog(page, '退出登录'),
    },
  ],
  inPackages: [{ name: 'settings', seen: '服务协议' }],
};

const smsLogin: PageDescription = {
  route: 'smsLogin',
  states: [],
  inPackages: [{ name: 'sms-login', seen: '获取验证码', firstRender: {} }],
};

const captcha: PageDescription = {
  route: 'captcha',
  states: [],
  inPackages: [
    { name: 'captcha', query: 'type=1', seen: (page) => visiblePage(page).locator('wx-web-view iframe') },
  ],
};

const webView: PageDescription = {
  route: 'webView',
  states: [],
  inPackages: [
    {
      name: 'web view',
      query: `url=${encodeURIComponent(`${H5}/settings`)}`,
      seen: (page) => visiblePage(page).locator('wx-web-view iframe'),
    },
  ],
};

export const TAB_PAGES: readonly PageDescription[] = [
  home,
  welfare,
  me,
  settings,
  smsLogin,
  captcha,
  webView,
];
