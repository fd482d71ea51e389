/** The reduction-fund center, the pages it leads to, and the landing pages of its activities. */
import { visiblePage } from '../engines/host';
import { dialog, loginDialog, MOBILE } from '../journeys/steps';
import { EMPTY_MOBILE, failing, busy, late, loadingOnPhone, RETRY, rowsNearScreen } from './common';
import type { PageDescription, PageState } from './types';

const reductionFunds: PageDescription = {
  route: 'reductionFunds',
  states: [
    {
      name: 'reduction-center-logged-out',
      address: '/reductionFunds',
      seen: (page) => page.getByRole('button', { name: '使用说明' }),
    },
    { name: 'reduction-center', address: '/reductionFunds', mobile: MOBILE, seen: '12.50', isFullPage: true },
    {
      name: 'reduction-center-empty',
      address: '/reductionFunds?channelId=TASK-NONE',
      mobile: EMPTY_MOBILE,
      seen: '暂未参加减免金活动',
    },
    {
      name: 'reduction-center-failed',
      address: '/reductionFunds',
      mobile: MOBILE,
      faults: ['reduceMoneyActivity/fund', 'reduceMoneyActivity/joinedList', 'user/task/list'].map(failing),
      seen: (page) => page.getByText(RETRY, { exact: true }).nth(2),
      isPictureOnly: true,
    },
    {
      name: 'reduction-center-rules',
      address: '/reductionFunds',
      mobile: MOBILE,
      steps: ({ page }) => page.getByRole('button', { name: '活动规则' }).click(),
      seen: (page) => dialog(page, '活动规则'),
    },
    {
      name: 'task-rules',
      address: '/reductionFunds',
      mobile: MOBILE,
      steps: ({ page }) =>
        page
          .getByRole('button', { name: /任务规则/ })
          .first()
          .click(),
      seen: (page) => dialog(page, '任务规则'),
      isPictureOnly: true,
    },
  ],
  inPackages: [
    {
      name: 'reduction center',
      query: 'channelId=TASK-NONE',
      isLoggedIn: true,
      seen: '12.50',
      firstRender: {
        // Only the first screen: activities and tasks are below it and come from separate calls.
        held: ['user/task/list', 'reduceMoneyActivity/joinedList'],
        async settle(page) {
          await visiblePage(page).getByText('暂无任务').first().waitFor();
          await visiblePage(page)
            .getByText(/待到账/)
            .first()
            .waitFor();
        },
      },
    },
  ],
};

const reductionFundsGuide: PageDescription = {
  route: 'reductionFundsGuide',
  states: [
    {
      name: 'reduction-guide-logged-out',
      address: '/reductionFunds/guide',
      seen: (page) => page.getByRole('heading', { name: '如何获得' }),
    },
    {
      name: 'reduction-guide',
      address: '/reductionFunds/guide',
      mobile: MOBILE,
      seen: /^适用业务：/,
      isFullPage: true,
    },
  ],
  inPackages: [{ name: 'reduction guide', isLoggedIn: true, seen: /^适用业务：/, firstRender: {} }],
};

const reductionFundsDetail: PageDescription = {
  route: 'reductionFundsDetail',
  states: [
    { name: 'reduction-entries-login', address: '/reductionFunds/detail', seen: loginDialog },
    { name: 'reduction-entries', address: '/reductionFunds/detail', mobile: MOBILE, seen: /元$/ },
    {
      name: 'reduction-entries-activity',
      address: '/reductionFunds/detail?bizId=JR-OLD-3',
      mobile: MOBILE,
      seen: /剩余减免金/,
    },
    {
      name: 'reduction-entries-empty',
      address: '/reductionFunds/detail',
      mobile: EMPTY_MOBILE,
      seen: '暂无减免金明细',
      isPictureOnly: true,
    },
  ],
  inPackages: [
    {
      name: 'reduction entries',
      isLoggedIn: true,
      seen: /元$/,
      // The next page loads together with the rows next to the screen.
      firstRender: {
        held: ['reduceMoneyActivity/fundRecords'],
        loading: loadingOnPhone,
        settle: rowsNearScreen,
      },
    },
  ],
};

const NOBODYS = '活动不存在或已下线';
const landing = (kind: 'Extend' | 'Storage', code: string): string =>
  `/reductionFunds${kind}/home?activityCode=${code}`;

const extendHome: PageDescription = {
  route: 'reductionFundsExtendHome',
  states: [
    {
      name: 'fund-extend-nobodys',
      address: '/reductionFundsExtend/home',
      seen: NOBODYS,
      isPictureOnly: true,
    },
    { name: 'fund-extend', address: landing('Extend', 'RF-EXTEND'), seen: '立即领取', isFullPage: true },
    { name: 'fund-nobody', address: landing('Extend', 'RF-NOBODY'), seen: NOBODYS },
    { name: 'fund-hostile', address: landing('Extend', 'RF-HOSTILE'), seen: '怎么用' },
    ...['NOT-START', 'FINISHED', 'USED-UP'].map((code): PageState => ({
      name: `fund-${code.toLowerCase()}`,
      address: landing('Extend', `RF-${code}`),
      seen: '怎么用',
      isPictureOnly: true,
    })),
    {
      name: 'fund-loading',
      address: landing('Extend', 'RF-EXTEND'),
      faults: [late('reduceMoneyActivity/info')],
      seen: busy,
      isPictureOnly: true,
    },
    {
      name: 'fund-joined',
      address: landing('Extend', 'RF-EXTEND'),
      mobile: MOBILE,
      steps: ({ page }) => page.getByRole('button', { name: /^立即领取/ }).click(),
      seen: (page) => page.getByRole('heading', { name: '减免金已到账' }),
    },
  ],
  inPackages: [{ name: 'RF-EXTEND', query: 'activityCode=RF-EXTEND', seen: '立即领取', firstRender: {} }],
};

const extendMiddle: PageDescription = {
  route: 'reductionFundsExtendMiddle',
  states: [{ name: 'fund-extend-middle', address: '/reductionFundsExtend/middle', seen: NOBODYS }],
  inPackages: [{ name: 'RF-EXTEND between', seen: NOBODYS }],
};

const storageHome: PageDescription = {
  route: 'reductionFundsStorageHome',
  states: [
    {
      name: 'fund-storage-nobodys',
      address: '/reductionFundsStorage/home',
      seen: NOBODYS,
      isPictureOnly: true,
    },
    { name: 'fund-storage', address: landing('Storage', 'RF-STORAGE'), seen: '立即领取', isFullPage: true },
  ],
  inPackages: [{ name: 'RF-STORAGE', query: 'activityCode=RF-STORAGE', seen: '立即领取' }],
};

const storageMiddle: PageDescription = {
  route: 'reductionFundsStorageMiddle',
  states: [{ name: 'fund-storage-middle', address: '/reductionFundsStorage/middle', seen: NOBODYS }],
  inPackages: [{ name: 'RF-STORAGE between', seen: NOBODYS }],
};

export const REDUCTION_PAGES: readonly PageDescription[] = [
  reductionFunds,
  reductionFundsGuide,
  reductionFundsDetail,
  extendHome,
  extendMiddle,
  storageHome,
  storageMiddle,
];
