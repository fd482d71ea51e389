/** Rows of the tab 我的, their hints from the account, and texts. Pure. */
import type { Account } from '@/domain/login/accountApi';
import type { PlainRouteName } from '@/navigation';
import type { Host } from '@/platform/host/types';

export interface MeEntry {
  readonly name: PlainRouteName;
  readonly text: string;
  /** Pending items of this row, e.g. `3 单可开票`; '' for none. */
  readonly hint: (account: Account) => string;
}

const none = (): string => '';
const counted =
  (count: (account: Account) => number, words: string) =>
  (account: Account): string => {
    const value = count(account);
    return value > 0 ? `${value > 99 ? '99+' : value} ${words}` : '';
  };

/** In the consumer app the user is not asked to open the app. */
export const isApp = ({ kind }: Pick<Host, 'kind'>): boolean => kind === 'consumer-app';

/** Cards of rows in display order. Rows of routes that are not built yet lead to a page that says so. */
export const ME_GROUPS: readonly (readonly MeEntry[])[] = [
  [
    { name: 'orderList', text: '我的订单', hint: counted((account) => account.activeOrderCount, '单进行中') },
    { name: 'pickUp', text: '我的包裹', hint: counted((account) => account.waitingParcelCount, '件待取') },
    {
      name: 'sendEvaluationSubmit',
      text: '寄件评价',
      hint: counted((account) => account.unratedCount, '单待评价'),
    },
    {
      name: 'invoiceHome',
      text: '开具发票',
      hint: counted((account) => account.invoiceableCount, '单可开票'),
    },
  ],
  [
    { name: 'addressBook', text: '地址簿', hint: none },
    { name: 'sendGuide', text: '寄件指南', hint: none },
    { name: 'winningRecord', text: '中奖记录', hint: none },
    { name: 'inviteV2', text: '邀请有礼', hint: none },
    { name: 'feedback', text: '意见反馈', hint: none },
    { name: 'settings', text: '设置', hint: none },
  ],
];

/** Texts of the tab 我的. */
export const ME_TEXTS = {
  failed: '账户信息加载失败，请重试',
  refreshFailed: '刷新失败，请稍后重试',
  welcome: '欢迎来到',
  loggedOut: '登录后查看订单、卡券和钱包',
  logIn: '登录',
  hello: '您好',
  coupons: '优惠券',
  wallet: '寄件钱包',
  fund: '减免金',
  service: '联系客服',
} as const;
