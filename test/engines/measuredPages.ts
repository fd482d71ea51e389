/** The pages whose `setData` is measured, each as its visitor sees it come. */
import type { Page } from 'playwright-core';
import { hostTab, navigateTo, visiblePage, type EngineTarget } from './host';
import { RECEIVE_PAGE, type PhoneOptions } from './phones';
import { close, dialog, loginDialog, SMS_LOGIN_PAGE, type TabName, TABS } from './steps';

export const INCENTIVE_PAGE = 'packages/coupon/incentive/index';
export const LIST_PAGE = 'packages/coupon/list/index';
export const SCAN_PAGE = 'packages/cabinet/scan-success/index';

export const FUND_PAGE = 'packages/reduction/center/index';
export const FUND_GUIDE_PAGE = 'packages/reduction/guide/index';
export const FUND_DETAIL_PAGE = 'packages/reduction/detail/index';
export const EXTEND_HOME_PAGE = 'packages/reduction/extend-home/index';
export const STORAGE_HOME_PAGE = 'packages/reduction/storage-home/index';
export const APP_INCENTIVE_PAGE = 'packages/task/app-incentive/index';
export const SALE_PAGE = 'packages/coupon/sale/index';
export const SALE_RESULT_PAGE = 'packages/coupon/sale-result/index';

export const PICK_OPEN_PAGE = 'packages/pick/open/index';
export const PICK_HISTORY_PAGE = 'packages/pick/history/index';
export const ORDER_LIST_PAGE = 'packages/order/list/index';
export const ORDER_DETAIL_PAGE = 'packages/order/detail/index';

export interface MeasuredPage {
  readonly name: string;
  /** Path of the page measured; tab pages have one in each package. */
  readonly path: string | Readonly<Record<EngineTarget, string>>;
  /** How the phone is opened; with `isLoggedIn` a token is added. */
  readonly open: PhoneOptions;
  readonly isLoggedIn?: boolean;
  /** Calls of what comes after the content, or after the loading state: held until that has been counted. */
  readonly held?: readonly string[];
  /** From the opened page to the measured one, when that is another. */
  readonly go?: (page: Page) => Promise<void>;
  /**
   * For a page that goes on by itself after its content (rows off the screen): it shows that it loads, for as
   * long as its call is held. What is sent with a pause after the content's call then does not count.
   */
  readonly loading?: (page: Page) => Promise<void>;
  /** Its content is there. */
  readonly shown: (page: Page) => Promise<void>;
  /** Takes away what came after the content, before the page is watched idle. */
  readonly settle?: (page: Page) => Promise<void>;
  /** Something on it counts seconds: it is never idle. */
  readonly isTicking?: true;
}

/** The picture has arrived and the page has said so in its class. */
async function pictureShown(page: Page): Promise<void> {
  await visiblePage(page).locator('wx-image').first().waitFor();
  await page.waitForFunction(() => /(^| )shown/.test(document.querySelector('wx-image')?.className ?? ''));
}

async function closeLogin(page: Page): Promise<void> {
  await loginDialog(page).waitFor();
  await close(loginDialog(page));
}

const text = (words: string | RegExp) => async (page: Page) =>
  visiblePage(page).getByText(words).first().waitFor();

/** From any page, by the page that stands for those to come, to the tab 首页. */
export async function goHome(page: Page): Promise<void> {
  await navigateTo(page, '/packages/common/soon/index?route=feedback');
  await visiblePage(page).getByText('去首页', { exact: true }).click();
  await hostTab(page, '首页').waitFor();
  // The last that comes: until then the page grows under a press.
  await visiblePage(page).getByText('寄件福利大礼包').first().waitFor();
}

const tabPages = (name: TabName) => ({ weapp: TABS.weapp[name], alipay: TABS.alipay[name] });

/** To a tab page, from its bar. */
const goTab = (name: TabName) => async (page: Page) => {
  await goHome(page);
  await hostTab(page, name).click();
};

export const MEASURED: readonly MeasuredPage[] = [
  {
    name: 'home',
    path: tabPages('首页'),
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    go: goHome,
    shown: text('取件码'),
  },
  {
    name: 'send',
    path: tabPages('寄件'),
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    // The kinds of goods come by a call of their own.
    held: ['send/goodsTypes'],
    go: goTab('寄件'),
    shown: text('陈晓岚'),
    settle: text('日用品'),
  },
  {
    name: 'address book',
    path: 'packages/send/address-book/index',
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    go: (page) => navigateTo(page, '/packages/send/address-book/index?kind=RECEIVER'),
    shown: text('李建国'),
  },
  {
    name: 'welfare',
    path: tabPages('福利'),
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    go: goTab('福利'),
    shown: text('可用减免金'),
  },
  {
    name: 'me',
    path: tabPages('我的'),
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    go: goTab('我的'),
    shown: text('优惠券(张)'),
  },
  { name: 'sms-login', path: SMS_LOGIN_PAGE, open: { path: SMS_LOGIN_PAGE }, shown: text('获取验证码') },
  {
    name: 'RC-OPEN',
    path: RECEIVE_PAGE,
    open: { activity: 'RC-OPEN' },
    held: ['preReceiveCheck'],
    shown: pictureShown,
    settle: closeLogin,
  },
  {
    name: 'RC-FINISHED',
    path: RECEIVE_PAGE,
    open: { activity: 'RC-FINISHED' },
    async shown(page) {
      await dialog(page, '抱歉，活动已结束').waitFor();
      await pictureShown(page);
    },
  },
  {
    name: 'IN-2002',
    path: INCENTIVE_PAGE,
    open: { path: INCENTIVE_PAGE, activity: 'IN-2002' },
    isLoggedIn: true,
    async shown(page) {
      await text(/本轮活动进行中/)(page);
      await pictureShown(page);
    },
  },
  {
    name: 'IN-1002',
    path: INCENTIVE_PAGE,
    open: { path: INCENTIVE_PAGE, activity: 'IN-1002' },
    async shown(page) {
      await text('点击加载更多活动 >')(page);
      await pictureShown(page);
    },
  },
  {
    name: 'LIST-137',
    path: LIST_PAGE,
    open: { path: LIST_PAGE, activity: 'LIST-137' },
    isLoggedIn: true,
    held: ['activity/prize'],
    loading: async (page) => visiblePage(page).locator('[aria-label="加载中"]').waitFor(),
    shown: text('已到账(137)'),
    async settle(page) {
      // The rows next to the screen come a moment after the screen's own.
      await visiblePage(page).locator('[aria-role="listitem"]').nth(15).waitFor();
    },
  },
  {
    name: 'AGG-STATES',
    path: SCAN_PAGE,
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    // The tasks under the cards come with a call of their own.
    held: ['user/task/list'],
    go: (page) => navigateTo(page, `/${SCAN_PAGE}?orderNo=AGG-STATES&channelId=TASK-FEW`),
    shown: text('立即领取'),
    settle: text('看剧集预告 30 秒'),
    isTicking: true,
  },
  {
    name: 'reduction center',
    path: FUND_PAGE,
    open: { path: FUND_PAGE, query: 'channelId=TASK-NONE' },
    isLoggedIn: true,
    // The first screen: activities and tasks lie below it and come by calls of their own.
    held: ['user/task/list', 'reduceMoneyActivity/joinedList'],
    shown: text('12.50'),
    async settle(page) {
      await text('暂无任务')(page);
      await text(/待到账/)(page);
    },
  },
  {
    name: 'reduction guide',
    path: FUND_GUIDE_PAGE,
    open: { path: FUND_GUIDE_PAGE },
    isLoggedIn: true,
    shown: text(/^适用业务：/),
  },
  {
    name: 'reduction entries',
    path: FUND_DETAIL_PAGE,
    open: { path: FUND_DETAIL_PAGE },
    isLoggedIn: true,
    held: ['reduceMoneyActivity/fundRecords'],
    loading: async (page) => visiblePage(page).locator('[aria-label="加载中"]').waitFor(),
    shown: text(/元$/),
    async settle(page) {
      // The rows next to the screen come a moment after the screen's own, and with them the next page.
      await visiblePage(page).locator('[aria-role="listitem"]').nth(15).waitFor();
    },
  },
  {
    name: 'RF-EXTEND',
    path: EXTEND_HOME_PAGE,
    open: { path: EXTEND_HOME_PAGE, activity: 'RF-EXTEND' },
    shown: text('立即领取'),
  },
  {
    name: 'AI-OPEN',
    path: APP_INCENTIVE_PAGE,
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    go: (page) => navigateTo(page, `/${APP_INCENTIVE_PAGE}?activityCode=AI-OPEN`),
    shown: text('已累计获得'),
  },
  {
    name: 'CS-OPEN',
    path: SALE_PAGE,
    open: { path: SALE_PAGE, query: 'code=CS-OPEN' },
    shown: text('立即购买'),
  },
  {
    name: 'opening a cabinet',
    path: PICK_OPEN_PAGE,
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    go: (page) => navigateTo(page, `/${PICK_OPEN_PAGE}?cabinetCode=CAB-1001`),
    shown: text('打开柜门'),
  },
  {
    name: 'order detail',
    path: ORDER_DETAIL_PAGE,
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn: true,
    // An order without cards: those of others come with a call of their own.
    go: (page) => navigateTo(page, `/${ORDER_DETAIL_PAGE}?orderNo=ORD-WAIT-2`),
    shown: text('再寄一单'),
  },
];
