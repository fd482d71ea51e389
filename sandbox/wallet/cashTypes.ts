import type { Visitor } from '../core/rewardTypes';
import type { PayTo, WithdrawalState } from '../../contract/types';

export interface NewWithdrawal {
  readonly amountFen: number;
  readonly payTo: PayTo;
  /** '': not sent. */
  readonly requestNo: string;
}

export interface CashWithdrawal extends NewWithdrawal {
  readonly withdrawNo: string;
  readonly atMs: number;
  /** When the payee confirms; Infinity: not while the sandbox runs. */
  readonly endsAtMs: number;
  readonly endsAs: Exclude<WithdrawalState, 'UNDER_WAY'>;
}

export interface CashEntry {
  readonly id: string;
  readonly title: string;
  readonly kind: 'IN' | 'OUT';
  readonly fen: number;
  /** For a withdrawal. */
  readonly stateCode: WithdrawalState | null;
  readonly atMs: number;
}

/** Fen. */
export interface CashSums {
  /** Credits minus debits. */
  readonly balance: number;
  readonly underWay: number;
  /** Withdrawn on this Beijing day, without refused withdrawals. */
  readonly today: number;
}

/** Wallets: credits and debits. Stored by phone number, as the payments for friends' help are. */
export interface CashStore {
  /** Newest first. */
  cashEntries(visitor: Visitor): Promise<readonly CashEntry[]>;
  cashSums(visitor: Visitor): Promise<CashSums>;
  /** Withdraws unless `refusal` rejects the current sums; atomic. */
  withdrawCash<Refusal>(
    visitor: Visitor,
    wanted: NewWithdrawal,
    refusal: (sums: CashSums) => Refusal | null,
  ): Promise<CashWithdrawal | Refusal>;
  /** A withdrawal of this account, by its own number or the request's. */
  withdrawalOf(
    visitor: Visitor,
    by: { readonly withdrawNo?: string | undefined; readonly ofRequestNo?: string | undefined },
  ): Promise<CashWithdrawal | null>;
  /** Whether name and id have been verified; `set`: they are verified now. */
  hasRealName(visitor: Visitor): Promise<boolean>;
  setRealName(visitor: Visitor): Promise<void>;
}
