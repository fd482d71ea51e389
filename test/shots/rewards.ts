import { openIncentiveLoggedIn } from '../journeys/rewardSteps';
import { MOBILE } from '../journeys/steps';
import type { Shot } from './types';

const landing = (kind: 'Extend' | 'Storage', code: string): string =>
  `/reductionFunds${kind}/home?activityCode=${code}`;

/** The result of joining, as somebody who has just joined. */
const joined =
  (kind: 'Extend' | 'Storage', code: string): NonNullable<Shot['prepare']> =>
  async ({ open, page }, sandbox) => {
    await open(`${landing(kind, code)}&token=${await sandbox.token(MOBILE)}`);
    await page.getByRole('button', { name: /^立即领取/ }).click();
    await page.getByRole('heading', { name: '减免金已到账' }).waitFor();
  };

const incentive =
  (code: string): NonNullable<Shot['prepare']> =>
  async (visitor, sandbox) => {
    await openIncentiveLoggedIn(visitor, sandbox, code);
    await visitor.page.getByText('已累计获得').waitFor();
  };

/** Landing pages of reduction funds and /appIncentive. */
export const REWARD_SHOTS: readonly Shot[] = [
  { name: 'fund-extend', path: landing('Extend', 'RF-EXTEND'), isFullPage: true },
  { name: 'fund-storage', path: landing('Storage', 'RF-STORAGE'), isFullPage: true },
  ...(['NOT-START', 'FINISHED', 'USED-UP', 'HOSTILE', 'NOBODY'] as const).map((state) => ({
    name: `fund-${state.toLowerCase()}`,
    path: landing('Extend', `RF-${state}`),
  })),
  {
    name: 'fund-loading',
    path: '/',
    prepare: async ({ page, open }, sandbox) => {
      await sandbox.faults({ path: 'reduceMoneyActivity/info', kind: 'slow', delayMs: 60_000, times: 20 });
      await open(landing('Extend', 'RF-EXTEND'));
      await page.locator('[aria-busy=true]').first().waitFor();
    },
  },
  { name: 'fund-joined', path: '/', prepare: joined('Extend', 'RF-EXTEND') },
  ...(['OPEN', 'NOT-START', 'FINISHED', 'HOSTILE'] as const).map((state) => ({
    name: `app-incentive-${state.toLowerCase()}`,
    path: '/',
    prepare: incentive(`AI-${state}`),
    isFullPage: true,
  })),
  {
    name: 'app-incentive-logged-out',
    path: '/appIncentive',
    prepare: async ({ page }) => {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('登录后做任务赚奖励').waitFor();
    },
  },
];
