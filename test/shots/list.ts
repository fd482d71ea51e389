import type { SandboxControl, Visitor } from '../harness';
import { poster } from '../journeys/receiveSteps';
import { askForCode, codeSent, dialog, loginDialog, MOBILE, toast } from '../journeys/steps';
import type { Shot } from './types';

const receive = (code: string): string => `/receiveCoupon/${code}`;

/** Opens the page again as somebody who is logged in; the token comes in the query. */
const loggedIn =
  (code: string) =>
  async (visitor: Visitor, sandbox: SandboxControl): Promise<void> => {
    await visitor.open(`${receive(code)}?token=${await sandbox.token(MOBILE)}`);
    await visitor.page.waitForLoadState('networkidle');
  };

const fault =
  (kind: 'status' | 'slow', times = 20) =>
  (sandbox: SandboxControl): Promise<void> =>
    sandbox.faults({ path: 'activity/info', kind, status: 500, delayMs: 60_000, times });

/** Every built page in every state worth looking at; a new page or state adds its line here. */
export const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
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
];
