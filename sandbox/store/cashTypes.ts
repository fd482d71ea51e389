import type { Visitor } from './rewardTypes';

export type PayTo = 'WECHAT' | 'ALIPAY' | 'BOUND';
export type WithdrawalState = 'UNDER_WAY' | 'PAID' | 'REFUSED';

export interface NewWithdrawal {
  readonly amountFen: number;
  readonly payTo: PayTo;
  /** '' : none was sent. */
  readonly requestNo: string;
}

export interface CashWithdrawal extends NewWithdrawal {
  readonly withdrawNo: string;
  readonly atMs: number;
  /** When whoever is paid answers; Infinity: not while the sandbox runs. */
  readonly endsAtMs: number;
  readonly endsAs: Exclude<WithdrawalState, 'UNDER_WAY'>;
}

export interface CashEntry {
  readonly id: string;
  readonly title: string;
  readonly kind: 'IN' | 'OUT';
  readonly fen: number;
  /** Of a withdrawal. */
  readonly stateCode: WithdrawalState | null;
  readonly atMs: number;
}

/** Fen. */
export interface CashSums {
  /** What came in less what went out. */
  readonly balance: number;
  readonly underWay: number;
  /** Withdrawn on this Beijing day, without what was refused. */
  readonly today: number;
}

/** Wallets: what came in and went out. Known by phone number, as what friends' helps pay is. */
export interface CashStore {
  /** The newest first. */
  cashEntries(visitor: Visitor): Promise<readonly CashEntry[]>;
  cashSums(visitor: Visitor): Promise<CashSums>;
  /** Withdraws unless `refusal` finds something against the sums as they are then; nobody stands between. */
  withdrawCash<Refusal>(
    visitor: Visitor,
    wanted: NewWithdrawal,
    refusal: (sums: CashSums) => Refusal | null,
  ): Promise<CashWithdrawal | Refusal>;
  /** Of this account; by its number or by the request's. */
  withdrawalOf(
    visitor: Visitor,
    by: { readonly withdrawNo?: string | undefined; readonly ofRequestNo?: string | undefined },
  ): Promise<CashWithdrawal | null>;
  /** Whether name and id were once shown to fit; `set`: they were now. */
  hasRealName(visitor: Visitor): Promise<boolean>;
  setRealName(visitor: Visitor): Promise<void>;
}
