import type { SandboxControl } from '../harness';
import { dialog, MOBILE } from '../journeys/steps';
import type { Shot } from './types';

/** Nothing waits for it, nothing was ever sent (sandbox/README.md "Numbers"). */
const EMPTY_MOBILE = '13912345600';
const HOSTILE_MOBILE = '13900000066';

/** Opens a tab page, which takes no token itself, as somebody who is logged in. */
const as =
  (path: string, mobile = MOBILE): NonNullable<Shot['prepare']> =>
  async ({ open, page }, sandbox) => {
    await open(`/list/LIST-0?token=${await sandbox.token(mobile)}`);
    // The token is taken in by then.
    await page.getByText('去寄件').first().waitFor();
    await open(path);
    await page.waitForLoadState('networkidle');
  };

const late = (path: string) => (sandbox: SandboxControl) =>
  sandbox.faults({ path, kind: 'slow', delayMs: 60_000, times: 20 });
const failed = (path: string) => (sandbox: SandboxControl) =>
  sandbox.faults({ path, kind: 'status', status: 500, times: 20 });

/** The tabs home, welfare and me, and the settings. */
export const HOME_SHOTS: readonly Shot[] = [
  { name: 'home', path: '/', isFullPage: true },
  { name: 'home-logged-in', path: '/', prepare: as('/'), isFullPage: true },
  { name: 'home-nothing', path: '/', prepare: as('/', EMPTY_MOBILE) },
  { name: 'home-hostile', path: '/', prepare: as('/', HOSTILE_MOBILE), isFullPage: true },
  {
    name: 'home-loading',
    path: '/couponLand',
    prepare: async ({ open, page }, sandbox) => {
      await late('home/overview')(sandbox);
      await open('/');
      await page.locator('[aria-busy=true]').first().waitFor();
    },
    isFullPage: true,
  },
  {
    name: 'home-failed',
    path: '/',
    before: failed('home/overview'),
    prepare: async ({ page }) => page.getByText('重试', { exact: true }).waitFor(),
    isFullPage: true,
  },
  { name: 'welfare', path: '/welfare', isFullPage: true },
  { name: 'welfare-logged-in', path: '/', prepare: as('/welfare'), isFullPage: true },
  {
    name: 'welfare-failed',
    path: '/welfare',
    before: failed('welfare/overview'),
    prepare: async ({ page }) => page.getByText('重试', { exact: true }).waitFor(),
  },
  { name: 'me', path: '/me' },
  { name: 'me-logged-in', path: '/', prepare: as('/me') },
  {
    name: 'me-failed',
    path: '/',
    before: failed('personalCenter/userInfo'),
    prepare: async (visitor, sandbox) => {
      await as('/me')(visitor, sandbox);
      await visitor.page.getByText('重试', { exact: true }).waitFor();
    },
  },
  { name: 'coupons', path: '/', prepare: as('/coupons') },
  { name: 'coupons-none', path: '/', prepare: as('/coupons', EMPTY_MOBILE) },
  { name: 'settings', path: '/settings' },
  {
    name: 'settings-leave',
    path: '/',
    prepare: async (visitor, sandbox) => {
      await as('/settings')(visitor, sandbox);
      await visitor.page.getByRole('button', { name: '退出登录' }).click();
      await dialog(visitor.page, '退出登录').waitFor();
    },
  },
];
