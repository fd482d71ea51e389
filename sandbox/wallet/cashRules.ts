/** Rules of wallets: status of a withdrawal, entries, sums. Pure. */
import type { WithdrawalState } from '../../contract/types';
import { beijingDayStart } from '../core/clock';
import type { PaidHelp } from '../invite/helpTypes';
import type { SeededEntry } from './cash';
import type { CashEntry, CashSums, CashWithdrawal } from './cashTypes';

const HOUR_MS = 3_600_000;

export const withdrawalStateOf = ({ endsAtMs, endsAs }: CashWithdrawal, nowMs: number): WithdrawalState =>
  nowMs < endsAtMs ? 'UNDER_WAY' : endsAs;

interface Sources {
  readonly seeded: readonly SeededEntry[];
  readonly seededAtMs: number;
  readonly helps: readonly PaidHelp[];
  readonly withdrawals: readonly CashWithdrawal[];
  readonly nowMs: number;
}

/** All credits and debits, newest first; a refused withdrawal stays, and its sum is credited again. */
export function cashEntriesOf({
  seeded,
  seededAtMs,
  helps,
  withdrawals,
  nowMs,
}: Sources): readonly CashEntry[] {
  const came = { kind: 'IN', stateCode: null } as const;
  return [
    ...seeded.map(({ id, title, fen, hoursAgo }) => ({
      ...came,
      id,
      title,
      fen,
      atMs: seededAtMs - hoursAgo * HOUR_MS,
    })),
    ...helps.map(({ inviteCode, fen, atMs }) => ({
      ...came,
      id: inviteCode,
      title: '好友助力现金',
      fen,
      atMs,
    })),
    ...withdrawals.flatMap((each): readonly CashEntry[] => {
      const stateCode = withdrawalStateOf(each, nowMs);
      const { withdrawNo, amountFen, atMs, endsAtMs } = each;
      const out: CashEntry = { id: withdrawNo, title: '提现', kind: 'OUT', fen: amountFen, stateCode, atMs };
      return stateCode === 'REFUSED'
        ? [out, { ...came, id: `${withdrawNo}-B`, title: '提现退回', fen: amountFen, atMs: endsAtMs }]
        : [out];
    }),
  ].sort((a, b) => b.atMs - a.atMs);
}

export function cashSumsOf(
  entries: readonly CashEntry[],
  withdrawals: readonly CashWithdrawal[],
  nowMs: number,
): CashSums {
  const sum = (list: readonly CashWithdrawal[]): number =>
    list.reduce((total, { amountFen }) => total + amountFen, 0);
  const dayMs = beijingDayStart(nowMs);
  return {
    balance: entries.reduce((total, { kind, fen }) => total + (kind === 'IN' ? fen : -fen), 0),
    underWay: sum(withdrawals.filter((each) => withdrawalStateOf(each, nowMs) === 'UNDER_WAY')),
    today: sum(
      withdrawals.filter((each) => each.atMs >= dayMs && withdrawalStateOf(each, nowMs) !== 'REFUSED'),
    ),
  };
}
