import {
  BUY,
  button,
  heading,
  installCashier,
  openSaleLoggedIn,
  PAID,
  salePath,
  tellCashier,
  type Cashier,
} from '../journeys/couponSaleSteps';
import type { Shot } from './types';

const HOST = ['wechat'] as const;

/** Bought, or tried to, in the messaging app's browser. */
const bought =
  (
    code: string,
    end: Parameters<typeof tellCashier>[1],
    words: string,
    cashier: Cashier = 'honest',
  ): NonNullable<Shot['prepare']> =>
  async (visitor, sandbox) => {
    await installCashier(visitor, cashier);
    await openSaleLoggedIn(visitor, sandbox, code);
    await tellCashier(sandbox, end);
    await button(visitor, BUY).click();
    await visitor.page.getByText(words, { exact: true }).first().waitFor();
  };

/** Coupon packages and what became of buying one. */
export const COUPON_SALE_SHOTS: readonly Shot[] = [
  { name: 'sale-open', path: salePath('CS-OPEN'), hosts: HOST, isFullPage: true },
  { name: 'sale-open-screen', path: salePath('CS-OPEN'), hosts: ['wechat', 'plain'] },
  ...(['SOLD-OUT', 'NOT-START', 'FINISHED', 'HOSTILE', 'GONE'] as const).map((state) => ({
    name: `sale-${state.toLowerCase()}`,
    path: salePath(`CS-${state}`),
    hosts: HOST,
  })),
  {
    name: 'sale-loading',
    path: '/',
    prepare: async ({ page, open }, sandbox) => {
      await sandbox.faults({ path: 'sale/info/code/anon', kind: 'slow', delayMs: 60_000, times: 20 });
      await open(salePath('CS-OPEN'));
      await page.locator('[aria-busy=true]').first().waitFor();
    },
  },
  {
    name: 'sale-unconfirmed',
    path: '/couponLand',
    hosts: HOST,
    prepare: bought('CS-OPEN', 'pay', '支付结果确认中', 'wrong'),
  },
  {
    name: 'sale-unpaid',
    path: '/couponLand',
    hosts: HOST,
    prepare: bought('CS-OPEN', 'fail', '支付未完成，可重新支付'),
  },
  {
    name: 'sale-paid',
    path: '/couponLand',
    hosts: HOST,
    isFullPage: true,
    prepare: async (visitor, sandbox) => {
      await bought('CS-OPEN', 'pay', PAID)(visitor, sandbox);
      await heading(visitor, PAID).waitFor();
    },
  },
];
