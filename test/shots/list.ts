import type { SandboxControl, Visitor } from '../harness';
import { poster } from '../journeys/receiveSteps';
import { askForCode, codeSent, dialog, loginDialog, MOBILE, toast } from '../journeys/steps';
import { COUPON_SALE_SHOTS } from './couponSale';
import { HOME_SHOTS } from './home';
import { PICK_SHOTS } from './pick';
import { REWARD_SHOTS } from './rewards';
import { SEND_SHOTS } from './send';
import type { Shot } from './types';
import { WEEKLY_SHOTS } from './weekly';

const receive = (code: string): string => `/receiveCoupon/${code}`;
const incentive = (code: string): string => `/couponIncentive/${code}`;
const list = (code: string): string => `/list/${code}`;

/** Opens `path` as somebody who is logged in; the token comes in the query, or for a page that takes none by another. */
const asVisitor =
  (path: string, { takesToken = true, then }: { takesToken?: boolean; then?: Shot['prepare'] } = {}) =>
  async (visitor: Visitor, sandbox: SandboxControl): Promise<void> => {
    const token = await sandbox.token(MOBILE);
    if (!takesToken) await visitor.open(`${list('LIST-0')}?token=${token}`);
    await visitor.open(takesToken ? `${path}?token=${token}` : path);
    await visitor.page.waitForLoadState('networkidle');
    await then?.(visitor, sandbox);
  };

const loggedIn = (code: string): NonNullable<Shot['prepare']> => asVisitor(receive(code));

const fault =
  (kind: 'status' | 'slow', times = 20) =>
  (sandbox: SandboxControl): Promise<void> =>
    sandbox.faults({ path: 'activity/info', kind, status: 500, delayMs: 60_000, times });

/** Every built page in every state worth looking at; a new page or state adds its line here. */
export const SHOTS: readonly Shot[] = [
  {
    name: 'home-tasks',
    path: '/',
    prepare: asVisitor(list('LIST-0'), {
      async then(visitor) {
        await visitor.open('/?for=fromHomeModalPopup&channelId=TASK-ALL');
        await dialog(visitor.page, '做任务').waitFor();
      },
    }),
  },
  {
    name: 'task-rules',
    path: '/',
    prepare: asVisitor('/reductionFunds', {
      async then({ page }) {
        await page
          .getByRole('button', { name: /^任务规则 / })
          .first()
          .click();
        await dialog(page, '任务规则').waitFor();
      },
    }),
  },
  { name: 'coming-soon', path: '/contrastPrice' },

  {
    name: 'receive-login',
    path: receive('RC-OPEN'),
    hosts: ['plain', 'consumer-ios'],
    prepare: async ({ page }) => loginDialog(page).waitFor(),
  },
  {
    name: 'receive-login-sent',
    path: receive('RC-OPEN'),
    prepare: async ({ page }) => {
      await askForCode(page);
      await codeSent(page);
    },
  },
  {
    name: 'receive-slider-1',
    path: receive('RC-OPEN'),
    prepare: async ({ page }) => {
      await askForCode(page, '13800000001');
      await dialog(page, '安全验证').waitFor();
    },
  },
  {
    name: 'receive-poster',
    path: receive('RC-OPEN'),
    prepare: async ({ page }) => {
      await loginDialog(page).waitFor();
      await page.keyboard.press('Escape');
      await loginDialog(page).waitFor({ state: 'detached' });
      await poster(page).waitFor();
    },
    isFullPage: true,
  },
  { name: 'receive-won-one', path: '/', prepare: loggedIn('RC-OPEN') },
  { name: 'receive-won-many', path: '/', prepare: loggedIn('RC-MANY') },
  { name: 'receive-held', path: '/', prepare: loggedIn('RC-HAS') },
  {
    name: 'receive-refused',
    path: '/',
    prepare: async (visitor, sandbox) => {
      await loggedIn('RC-REFUSED')(visitor, sandbox);
      await toast(visitor.page, /./).first().waitFor();
    },
  },
  ...['NOT-START', 'FINISHED', 'PAUSED', 'OFF-SHELF', 'GONE', 'WRONG-PLATFORM'].map((state) => ({
    name: `receive-${state.toLowerCase()}`,
    path: receive(`RC-${state}`),
  })),
  {
    name: 'receive-rules',
    path: receive('RC-FINISHED'),
    prepare: async ({ page }) => {
      await dialog(page, '抱歉，活动已结束').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '活动规则' }).click();
      await dialog(page, '活动规则').waitFor();
    },
  },
  { name: 'receive-hostile', path: '/', prepare: loggedIn('RC-HOSTILE') },
  {
    name: 'receive-failed',
    path: receive('RC-OPEN'),
    before: fault('status'),
    prepare: async ({ page }) => page.getByRole('button', { name: '重试' }).waitFor(),
  },

  {
    name: 'incentive-login-closed',
    path: incentive('IN-2001'),
    prepare: async ({ page }) => {
      await loginDialog(page).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('点这里就可以参与活动啦～').waitFor();
    },
  },
  ...['2001', '2002', '2003', '2004', '2005', '2006'].map((code) => ({
    name: `incentive-${code}`,
    path: '/',
    prepare: asVisitor(incentive(`IN-${code}`)),
  })),
  ...['1001', '1002', '1003', '1004', 'MISSING', 'WRONG-PLATFORM'].map((code) => ({
    name: `incentive-${code.toLowerCase()}`,
    path: incentive(`IN-${code}`),
  })),
  {
    name: 'incentive-1002-more',
    path: incentive('IN-1002'),
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: '点击加载更多活动' }).click();
      await page.waitForLoadState('networkidle');
    },
    isFullPage: true,
  },
  { name: 'incentive-hostile', path: '/', prepare: asVisitor(incentive('IN-HOSTILE')) },
  {
    name: 'incentive-failed',
    path: incentive('IN-2001'),
    before: fault('status'),
    prepare: async ({ page }) => page.getByRole('button', { name: '重试' }).waitFor(),
  },

  ...['LIST-0', 'LIST-137', 'RC-MANY', 'LIST-HOSTILE'].map((code) => ({
    name: `list-${code.toLowerCase()}`,
    path: '/',
    prepare: asVisitor(list(code)),
  })),
  {
    name: 'list-pending',
    path: '/',
    prepare: asVisitor(list('LIST-137'), {
      then: async ({ page }) => {
        await page.getByRole('tab', { name: '待发放' }).click();
        await page.getByRole('tab', { name: '待发放(3)' }).waitFor();
      },
    }),
  },
  {
    name: 'list-expanded',
    path: '/',
    prepare: asVisitor(list('LIST-137'), {
      then: async ({ page }) => {
        await page
          .getByRole('button', { name: /^使用说明/ })
          .first()
          .click();
        await page.getByText('一、使用范围').first().waitFor();
      },
    }),
  },
  {
    name: 'list-rules',
    path: '/',
    prepare: asVisitor(list('LIST-137'), {
      then: async ({ page }) => page.getByRole('button', { name: /^使用规则/ }).click(),
    }),
  },
  {
    name: 'list-logged-out',
    path: list('LIST-137'),
    prepare: async ({ page }) => {
      await loginDialog(page).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('登录后查看我的优惠券').waitFor();
    },
  },

  ...['STATES', 'SINGLE', 'MULTI', 'THREE', 'DONE', 'ENDED', 'NONE', 'HOSTILE'].map((name) => ({
    name: `cards-${name.toLowerCase()}`,
    path: '/',
    prepare: asVisitor(`/cabinetScan/success?orderNo=AGG-${name}`, { takesToken: false }),
  })),
  { name: 'cards-logged-out', path: '/cabinetScan/success?orderNo=AGG-STATES' },

  { name: 'reduction-center', path: '/', prepare: asVisitor('/reductionFunds'), isFullPage: true },
  {
    name: 'reduction-center-empty',
    path: '/',
    prepare: async (visitor, sandbox) => {
      await visitor.open(`/reductionFunds?channelId=TASK-NONE&token=${await sandbox.token('13912345600')}`);
      await visitor.page.getByText('暂未参加减免金活动').waitFor();
    },
  },
  { name: 'reduction-center-logged-out', path: '/reductionFunds' },
  {
    name: 'reduction-center-failed',
    path: '/',
    before: async (sandbox) => {
      for (const path of ['reduceMoneyActivity/fund', 'reduceMoneyActivity/joinedList', 'user/task/list'])
        await sandbox.faults({ path, kind: 'status', status: 500, times: 20 });
    },
    // Reads are tried again before anybody is told.
    prepare: asVisitor('/reductionFunds', {
      then: ({ page }) => page.getByText('重试', { exact: true }).nth(2).waitFor({ timeout: 20_000 }),
    }),
  },
  {
    name: 'reduction-center-rules',
    path: '/',
    prepare: asVisitor('/reductionFunds', {
      then: async ({ page }) => {
        await page.getByRole('button', { name: '活动规则' }).click();
        await dialog(page, '活动规则').waitFor();
      },
    }),
  },
  { name: 'reduction-guide', path: '/', prepare: asVisitor('/reductionFunds/guide'), isFullPage: true },
  { name: 'reduction-guide-logged-out', path: '/reductionFunds/guide' },
  { name: 'reduction-entries', path: '/', prepare: asVisitor('/reductionFunds/detail') },
  {
    name: 'reduction-entries-activity',
    path: '/',
    prepare: async (visitor, sandbox) => {
      await visitor.open(`/reductionFunds/detail?bizId=JR-OLD-3&token=${await sandbox.token(MOBILE)}`);
      await visitor.page.getByText(/剩余减免金/).waitFor();
    },
  },
  {
    name: 'reduction-entries-empty',
    path: '/',
    prepare: async (visitor, sandbox) => {
      await visitor.open(`/reductionFunds/detail?token=${await sandbox.token('13912345600')}`);
      await visitor.page.getByText('暂无减免金明细').waitFor();
    },
  },

  ...WEEKLY_SHOTS,
  ...HOME_SHOTS,
  ...SEND_SHOTS,
  ...PICK_SHOTS,
  ...COUPON_SALE_SHOTS,
  ...REWARD_SHOTS,
];
