/** The weekly page, its winning records, the pages that lead away from a campaign; reward cards and tasks. */
import type { Page } from 'playwright-core';
import { visiblePage } from '../engines/host';
import { closeLogin, loginDialog, MOBILE } from '../journeys/steps';
import { busy, late } from './common';
import type { PageDescription, PageState } from './types';

const weekly = (configId: string): string => `/fcFriday?configId=${configId}`;

/** The page scrolls inside its own box: what is further down needs a separate picture. */
async function scrollTo(page: Page, words: string | RegExp): Promise<void> {
  const place = page.getByText(words).first();
  await place.waitFor({ state: 'attached' });
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

const DRAWN = /抽奖|再抽|立即抽|已结束/;

const WEEKLY_KINDS: readonly (readonly [code: string, seen: string])[] = [
  ['FINISHED', '限时秒杀'],
  ['BROKEN', '好的一场'],
  ['CLOCKS', '距本场结束'],
  ['NEXT', '距开始'],
  ['PLACE', '家政到家'],
  ['SHARE', '全天场'],
  ['MIN', '全天场'],
];

const lowerDown = (name: string, code: string, words: string | RegExp): PageState => ({
  name,
  address: weekly(code),
  mobile: MOBILE,
  steps: ({ page }) => scrollTo(page, words),
  seen: words,
});

const fcFriday: PageDescription = {
  route: 'fcFriday',
  hasOwnTitle: true,
  states: [
    {
      name: 'weekly-first',
      address: weekly('FRI-MIN'),
      // Or its skeleton, while the response is held back.
      seen: (page) => page.getByRole('group', { name: '全天场' }).or(page.locator('[aria-busy=true]')),
    },
    {
      name: 'weekly-skeleton',
      address: weekly('FRI-ALL'),
      faults: [late('aggregatePage/home')],
      seen: busy,
    },
    { name: 'weekly-all', address: weekly('FRI-ALL'), mobile: MOBILE, seen: '午场' },
    {
      name: 'weekly-upcoming',
      address: weekly('FRI-ALL'),
      mobile: MOBILE,
      steps: ({ page }) => page.getByRole('tab', { name: /^晚场 / }).click(),
      seen: '距开始',
    },
    {
      name: 'weekly-cities',
      address: weekly('FRI-ALL'),
      mobile: MOBILE,
      steps: ({ page }) => page.getByRole('button', { name: /，切换城市$/ }).click(),
      seen: '热门城市',
      isPictureOnly: true,
    },
    ...(
      [
        ['inclusive', '保洁券'],
        ['incentive', '再寄'],
        ['goods', '大米'],
        ['services', '日常保洁'],
        ['wash', '任洗'],
        ['tasks', /去完成/],
      ] as const
    ).map(([name, words]): PageState => ({
      ...lowerDown(`weekly-${name}`, 'FRI-ALL', words),
      isPictureOnly: true,
    })),
    lowerDown('weekly-regional', 'FRI-ALL', '保存图片'),
    ...WEEKLY_KINDS.map(([code, seen]): PageState => ({
      name: `weekly-${code.toLowerCase()}`,
      address: weekly(`FRI-${code}`),
      mobile: MOBILE,
      seen,
      isPictureOnly: true,
    })),
    { name: 'weekly-hostile', address: weekly('FRI-HOSTILE'), mobile: MOBILE, seen: '活动指引' },
    {
      name: 'weekly-rules',
      address: weekly('FRI-ALL'),
      mobile: MOBILE,
      steps: ({ page }) => page.getByRole('button', { name: '活动规则' }).click(),
      seen: (page) => page.getByRole('dialog'),
    },
    {
      name: 'weekly-embedded',
      address: `${weekly('FRI-ALL')}&scene=pickResult`,
      mobile: MOBILE,
      seen: '午场',
      isPictureOnly: true,
    },
    lowerDown('draw-fri-grid', 'FRI-GRID', DRAWN),
    lowerDown('draw-fri-row', 'FRI-ROW', DRAWN),
    ...['FRI-GRID-10', 'FRI-ROW-2', 'DRAW-1003', 'DRAW-1009', 'DRAW-1015'].map((code): PageState => ({
      ...lowerDown(`draw-${code.toLowerCase()}`, code, DRAWN),
      isPictureOnly: true,
    })),
    ...['DRAW-1000', 'DRAW-THANKS', 'DRAW-FUND'].map((code): PageState => ({
      name: `draw-result-${code.toLowerCase()}`,
      address: weekly(code),
      mobile: MOBILE,
      async steps({ page }) {
        await scrollTo(page, DRAWN);
        await page.getByRole('button', { name: DRAWN }).first().click();
      },
      seen: (page) => page.getByRole('dialog'),
      ...(code === 'DRAW-1000' ? {} : { isPictureOnly: true }),
    })),
  ],
  inPackages: [{ name: 'FRI-MIN', query: 'configId=FRI-MIN', isLoggedIn: true, seen: '全天场' }],
};

const winningRecord: PageDescription = {
  route: 'winningRecord',
  states: [
    { name: 'winning-record-login', address: '/winningRecord', seen: loginDialog },
    {
      name: 'winning-record',
      address: '/winningRecord?activityId=DA-FRI-GRID-10',
      mobile: MOBILE,
      seen: (page) => page.getByRole('listitem'),
    },
    {
      name: 'winning-record-empty',
      address: '/winningRecord?activityId=none',
      mobile: MOBILE,
      seen: '暂无中奖记录，快去抽奖吧',
      isPictureOnly: true,
    },
  ],
  inPackages: [
    {
      name: 'winning records',
      query: 'activityId=DA-FRI-GRID-10',
      isLoggedIn: true,
      seen: (page) => visiblePage(page).locator('[aria-role="listitem"]'),
    },
  ],
};

const attractNewUsersFail: PageDescription = {
  route: 'attractNewUsersFail',
  states: [
    {
      name: 'activity-fail-bare',
      address: '/attractNewUsers/fail',
      seen: (page) => page.getByRole('heading', { name: '暂时无法参与活动' }),
      isPictureOnly: true,
    },
    {
      name: 'activity-fail',
      address: '/attractNewUsers/fail?reasonCode=9999',
      seen: '来晚啦，活动已结束~',
    },
  ],
  inPackages: [{ name: 'a campaign that cannot be shown', seen: '暂时无法参与活动' }],
};

const cards = (name: string): PageState => ({
  name: `cards-${name.toLowerCase()}`,
  address: `/cabinetScan/success?orderNo=AGG-${name}`,
  mobile: MOBILE,
  seen: '寄件奖励计划',
});

const cabinetScanSuccess: PageDescription = {
  route: 'cabinetScanSuccess',
  states: [
    { name: 'cards-none-logged-out', address: '/cabinetScan/success', seen: '扫码成功' },
    { name: 'cards-logged-out', address: '/cabinetScan/success?orderNo=AGG-STATES', seen: '扫码成功' },
    cards('STATES'),
    { ...cards('HOSTILE'), seen: '立即领取' },
    ...['SINGLE', 'MULTI', 'THREE', 'DONE', 'ENDED'].map((name): PageState => ({
      ...cards(name),
      isPictureOnly: true,
    })),
    { ...cards('NONE'), seen: '扫码成功', isPictureOnly: true },
  ],
  inPackages: [
    {
      name: 'AGG-STATES',
      query: 'orderNo=AGG-STATES&channelId=TASK-FEW',
      isLoggedIn: true,
      seen: '立即领取',
      firstRender: {
        // The tasks under the cards come from a separate call.
        held: ['user/task/list'],
        settle: (page) => visiblePage(page).getByText('看剧集预告 30 秒').first().waitFor(),
        isTicking: true,
      },
    },
  ],
};

const appIncentive: PageDescription = {
  route: 'appIncentive',
  states: [
    { name: 'app-incentive-login', address: '/appIncentive', seen: loginDialog },
    {
      name: 'app-incentive-logged-out',
      address: '/appIncentive',
      steps: ({ page }) => closeLogin(page),
      seen: '登录后做任务赚奖励',
    },
    ...['OPEN', 'HOSTILE', 'NOT-START', 'FINISHED'].map((code): PageState => ({
      name: `app-incentive-${code.toLowerCase()}`,
      address: `/appIncentive?activityCode=AI-${code}`,
      mobile: MOBILE,
      seen: '已累计获得',
      isFullPage: true,
    })),
  ],
  inPackages: [
    { name: 'AI-OPEN', query: 'activityCode=AI-OPEN', isLoggedIn: true, seen: '已累计获得', firstRender: {} },
  ],
};

export const CAMPAIGN_PAGES: readonly PageDescription[] = [
  fcFriday,
  winningRecord,
  attractNewUsersFail,
  cabinetScanSuccess,
  appIncentive,
];
