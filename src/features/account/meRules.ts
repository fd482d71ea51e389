/** The rows of the tab 我的 and what they say of the account: pure. */
import type { Account } from '@/features/visitor';
import type { PlainRouteName } from '@/navigation';
import type { Host } from '@/platform/host/types';

export interface MeEntry {
  readonly name: PlainRouteName;
  readonly text: string;
  /** What there is to do; '' for nothing. */
  readonly hint: (account: Account) => string;
}

const none = (): string => '';
const counted =
  (count: (account: Account) => number, words: string) =>
  (account: Account): string => {
    const value = count(account);
    return value > 0 ? `${value > 99 ? '99+' : value} ${words}` : '';
  };

/** Who is in the consumer app is not asked to open it. */
export const isApp = ({ kind }: Pick<Host, 'kind'>): boolean => kind === 'consumer-app';

/** Cards of rows, in their order. Routes not built yet say so on their own page. */
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
    { name: 'inviteV2', text: '邀请有礼', hint: none },
    { name: 'feedback', text: '意见反馈', hint: none },
    { name: 'settings', text: '设置', hint: none },
  ],
];
