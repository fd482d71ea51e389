/** Form rules of the withdrawal (product §3.13). Pure functions; the gateway decides. */
import type { WalletEntry, WalletHome } from '@/api/generated/operations/wallet';
import type { HostKind } from '@/platform/host/types';
import { formatFen } from '@/utils/money';
import { normalizeAmount } from '@/utils/normalizeAmount';
import { normalizeDigits } from '@/utils/normalizeText';
import type { PayTo } from '../../../../contract/types';

export type { PayTo };

/** Money goes to the account of the current host; outside such a host, to the linked bank card. */
export function payToOf(host: HostKind): PayTo {
  switch (host) {
    case 'wechat-browser':
    case 'wechat-mini':
      return 'WECHAT';
    case 'alipay-browser':
    case 'alipay-mini':
      return 'ALIPAY';
    default:
      return 'BOUND';
  }
}

/** Typed yuan -> fen, without floating point; null if invalid or with more than two decimals. */
export function fenOf(text: string): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(normalizeAmount(text));
  if (match === null) return null;
  const [, yuan = '', cents = ''] = match;
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'));
}

type Limits = Pick<WalletHome, 'withdrawableFen' | 'minFen' | 'dayLimitFen' | 'dayLeftFen'>;

const yuan = (fen: number): string => `${formatFen(fen, { decimals: 2 })} 元`;

/** The problem of an amount; '' if it can be withdrawn. */
export function amountProblem(text: string, limits: Limits | null): string {
  if (normalizeAmount(text) === '') return '请输入提现金额';
  const fen = fenOf(text);
  if (fen === null || fen === 0) return '请输入正确的金额，最多两位小数';
  if (limits === null) return '';
  if (fen < limits.minFen) return `单笔提现不能少于 ${yuan(limits.minFen)}`;
  if (fen > limits.withdrawableFen) return '可提现余额不足';
  return limits.dayLimitFen > 0 && fen > limits.dayLeftFen ? `今日还可提现 ${yuan(limits.dayLeftFen)}` : '';
}

/** Whether this amount can be withdrawn at all; decides whether its option is enabled. */
export const isChoosable = (fen: number, limits: Limits): boolean =>
  amountProblem(formatFen(fen), limits) === '';

/** Whether this amount requires an SMS code. */
export const wantsCode = (fen: number, { smsFromFen }: Pick<WalletHome, 'smsFromFen'>): boolean =>
  smsFromFen > 0 && fen >= smsFromFen;

export interface Person {
  readonly realName: string;
  readonly idLast4: string;
}

const NAME = /^[\p{Script=Han}A-Za-z·• ]{2,20}$/u;
const ID_LAST4 = /^\d{3}[\dX]$/i;

/** Validation problems of name and id number. */
export function personProblems({ realName, idLast4 }: Person): Partial<Record<keyof Person, string>> {
  return {
    ...(NAME.test(realName.trim()) ? {} : { realName: '请输入身份证上的姓名' }),
    ...(ID_LAST4.test(normalizeDigits(idLast4)) ? {} : { idLast4: '请输入身份证号后四位' }),
  };
}

/** A withdrawal's state, shown beside its entry; '' for other entries. */
export function entryState(stateCode: WalletEntry['stateCode']): string {
  switch (stateCode) {
    case 'UNDER_WAY':
      return '处理中';
    case 'PAID':
      return '已到账';
    case 'REFUSED':
      return '未成功';
    case 'unknown':
    case null:
      return '';
  }
}
