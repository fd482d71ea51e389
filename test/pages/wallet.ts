/** The wallet and withdrawals from it. */
import { loginDialog, MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

export const WALLET_PAGES: readonly PageDescription[] = [
  {
    route: 'cashoutMoney',
    states: [
      { name: 'wallet-login', address: '/cashout/money', seen: loginDialog },
      { name: 'wallet', address: '/cashout/money', mobile: MOBILE, seen: '可提现金额', isFullPage: true },
      {
        name: 'wallet-confirm',
        address: '/cashout/money',
        mobile: MOBILE,
        steps: async ({ page }) => {
          await page.getByRole('button', { name: '50 元', exact: true }).click();
          await page.getByRole('button', { name: '提现', exact: true }).click();
        },
        seen: '确认提现',
      },
      {
        name: 'wallet-empty',
        address: '/cashout/money',
        mobile: '13912345600',
        seen: '还没有钱包明细，做任务、邀好友都能赚现金',
        isPictureOnly: true,
      },
    ],
    inPackages: [{ name: 'wallet', isLoggedIn: true, seen: '可提现金额', firstRender: {} }],
  },
  {
    route: 'cashoutSuccess',
    states: [
      {
        name: 'withdrawal-login',
        address: '/cashout/success',
        seen: '登录后查看提现结果',
        isPictureOnly: true,
      },
      {
        name: 'withdrawal',
        address: '/cashout/success?withdrawNo=WD-STUCK',
        mobile: '13900000088',
        seen: '提现申请已提交',
        isFullPage: true,
      },
    ],
    inPackages: [
      { name: 'no such withdrawal', query: 'withdrawNo=NONE', isLoggedIn: true, seen: '没有找到这笔提现' },
    ],
  },
  {
    route: 'cashoutManual',
    states: [{ name: 'wallet-manual', address: '/cashout/manual', seen: '提现规则', isFullPage: true }],
    inPackages: [{ name: 'wallet manual', seen: '提现规则' }],
  },
];
