import type { Page } from 'playwright-core';
import type { SandboxControl, Visitor } from '../harness';
import type { Shot } from './types';

const weekly = (configId: string): string => `/fcFriday?configId=${configId}`;

/** A number of these shots alone, so that draws and claims of other states are not in them. */
const MOBILE = '13900000555';

/** Opens `path` as somebody who is logged in. */
const asVisitor =
  (path: string, then?: (page: Page) => Promise<unknown>): NonNullable<Shot['prepare']> =>
  async (visitor: Visitor, sandbox: SandboxControl) => {
    await visitor.open(`${path}&token=${await sandbox.token(MOBILE)}`);
    await visitor.page.waitForLoadState('networkidle');
    await then?.(visitor.page);
  };

/** The page scrolls in a box of its own: what is further down is a shot of its own. */
const scrolledTo =
  (words: string | RegExp) =>
  async (page: Page): Promise<void> => {
    const place = page.getByText(words).first();
    await place.waitFor({ state: 'attached' });
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForLoadState('networkidle');
  };

const DRAWN = /抽奖|再抽|立即抽|已结束/;

/** The weekly page, its parts and the pages around it. */
export const WEEKLY_SHOTS: readonly Shot[] = [
  {
    name: 'weekly-skeleton',
    path: '/',
    prepare: async ({ page, open }, sandbox) => {
      await sandbox.faults({ path: 'aggregatePage/home', kind: 'slow', delayMs: 60_000, times: 5 });
      await open(weekly('FRI-ALL'));
      await page.locator('[aria-busy=true]').first().waitFor();
    },
  },
  { name: 'weekly-all', path: '/', prepare: asVisitor(weekly('FRI-ALL')) },
  ...(
    [
      ['upcoming', '晚场'],
      ['inclusive', '保洁券'],
      ['incentive', '再寄'],
      ['goods', '大米'],
      ['services', '日常保洁'],
      ['wash', '任洗'],
      ['tasks', /去完成/],
      ['regional', '保存图片'],
    ] as const
  ).map(([name, words]) => ({
    name: `weekly-${name}`,
    path: '/',
    prepare: asVisitor(weekly('FRI-ALL'), scrolledTo(words)),
  })),
  ...['FINISHED', 'BROKEN', 'HOSTILE', 'CLOCKS', 'PLACE', 'SHARE', 'MIN'].map((name) => ({
    name: `weekly-${name.toLowerCase()}`,
    path: '/',
    prepare: asVisitor(weekly(`FRI-${name}`)),
  })),
  {
    name: 'weekly-rules',
    path: '/',
    prepare: asVisitor(weekly('FRI-ALL'), async (page) => {
      await page.getByRole('button', { name: '活动规则' }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  { name: 'weekly-embedded', path: '/', prepare: asVisitor(`${weekly('FRI-ALL')}&scene=pickResult`) },
  ...['FRI-GRID', 'FRI-GRID-10', 'FRI-ROW', 'FRI-ROW-2', 'DRAW-1003', 'DRAW-1009', 'DRAW-1015'].map(
    (code) => ({
      name: `draw-${code.toLowerCase()}`,
      path: '/',
      prepare: asVisitor(weekly(code), scrolledTo(DRAWN)),
    }),
  ),
  ...['DRAW-1000', 'DRAW-THANKS', 'DRAW-FUND'].map((code) => ({
    name: `draw-result-${code.toLowerCase()}`,
    path: '/',
    prepare: asVisitor(weekly(code), async (page) => {
      await scrolledTo(DRAWN)(page);
      await page.getByRole('button', { name: DRAWN }).first().click();
      await page.getByRole('dialog').waitFor();
    }),
  })),
  {
    name: 'winning-record',
    path: '/',
    prepare: asVisitor(weekly('FRI-MIN'), async (page) => {
      await page.goto('/winningRecord?activityId=DA-FRI-GRID-10');
      await page.getByRole('listitem').first().waitFor();
    }),
  },
  {
    name: 'winning-record-empty',
    path: '/',
    prepare: asVisitor(weekly('FRI-MIN'), async (page) => {
      await page.goto('/winningRecord?activityId=none');
      await page.waitForLoadState('networkidle');
    }),
  },
  { name: 'activity-fail', path: '/attractNewUsers/fail?reasonCode=9999' },
];
