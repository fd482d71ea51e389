import { env } from '@/env';
import type { PlainRouteName } from '@/navigation';

export interface Entry {
  readonly text: string;
  readonly name: PlainRouteName;
  /** Query that the page needs. */
  readonly query?: Readonly<Record<string, string>>;
  /** One sign on a coloured tile; drawn with type, so that it costs no picture. */
  readonly sign: string;
  readonly tone: 'orange' | 'red' | 'gold' | 'green';
}

/** Entries that need no campaign code. Those not built yet say so on their own page. */
export const ENTRIES: readonly Entry[] = [
  { text: '领券中心', name: 'couponLand', sign: '券', tone: 'orange' },
  {
    text: '超级星期五',
    name: 'fcFriday',
    query: { configId: env.weeklyConfigId },
    sign: '五',
    tone: 'red',
  },
  { text: '减免金', name: 'reductionFunds', sign: '减', tone: 'gold' },
  { text: '邀请有礼', name: 'inviteV2', sign: '邀', tone: 'green' },
  { text: '寄件比价', name: 'contrastPrice', sign: '比', tone: 'orange' },
  { text: '查快递', name: 'checkExpress', sign: '查', tone: 'green' },
  { text: '开发票', name: 'invoiceHome', sign: '票', tone: 'gold' },
  { text: '意见反馈', name: 'feedback', sign: '评', tone: 'red' },
];
