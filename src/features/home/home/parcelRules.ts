import type { NearestParcel } from '@/domain/parcel/nearestParcel';
import { distanceText } from '@/domain/parcel/pickRules';
import type { ServiceIconName } from '@/domain/services/ServiceIcon';
import { env } from '@/env';
import type { PlainRouteName } from '@/navigation';
import { formatFen } from '@/utils/money';

/** Texts of the home page. */
export const HOME_TEXTS = {
  slogan: '寄件领券更划算',
  sendTitle: '寄快递',
  sendHint: '快递员上门取件，先领券再寄件',
  send: '去寄件',
  waiting: '待取快递',
  pickupCode: '取件码',
  enlarge: '放大',
  overdue: '已超时',
  loggedOut: '登录后查看待取快递和优惠券',
  logIn: '去登录',
  noParcels: '暂无待取快递',
  unread: '待取快递暂时读不到',
  retry: '重试',
  check: '查快递',
} as const;

/** Cabinet and, if the user's location is known, the distance: `350 米`, `1.2 公里`. */
export function parcelPlace({
  cabinet,
  distanceMeter,
}: Pick<NearestParcel, 'cabinet' | 'distanceMeter'>): string {
  const isKnown = distanceMeter !== null && distanceMeter >= 0;
  return [cabinet, distanceText(isKnown ? distanceMeter : null)].filter((part) => part !== '').join(' · ');
}

/** What the user should know before going there; '' for nothing. */
export function parcelWarning(
  { overdueAtMs, payFen }: Pick<NearestParcel, 'overdueAtMs' | 'payFen'>,
  nowMs: number,
): string {
  if (payFen > 0) return `${HOME_TEXTS.overdue}，待付 ￥${formatFen(payFen, { decimals: 2 })}`;
  return overdueAtMs !== null && nowMs >= overdueAtMs ? HOME_TEXTS.overdue : '';
}

export interface Entry {
  readonly text: string;
  readonly name: ServiceIconName & PlainRouteName;
  /** Query parameters that the page needs. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Entries that need no campaign code. */
export const ENTRIES: readonly Entry[] = [
  { text: '领券中心', name: 'couponLand' },
  {
    text: '超级星期五',
    name: 'fcFriday',
    query: { configId: env.weeklyConfigId },
  },
  { text: '减免金', name: 'reductionFunds' },
  { text: '邀请有礼', name: 'inviteV2' },
  { text: '寄件比价', name: 'contrastPrice' },
  { text: '查快递', name: 'checkExpress' },
  { text: '开发票', name: 'invoiceHome' },
  { text: '意见反馈', name: 'feedback' },
];
