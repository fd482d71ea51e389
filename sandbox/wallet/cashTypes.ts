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
