/** Store of the overdue fee page of a parcel. No navigation or toasts here. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Query } from '@/data/Query';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import type { PurchaseStoreDeps } from '@/domain/payment/PurchaseStore';

/** The parts of a fee, fen. */
type Bill = Pick<WaitingParcel, 'feeFen' | 'reductionFen' | 'payFen'>;

export class FeeStore {
  /** What was paid during this visit; null: nothing. */
  paid: Bill | null = null;
  private agreed: Bill | null = null;

  /** @param parcel only this parcel; empty if it is no longer there */
  constructor(readonly parcel: Query<readonly WaitingParcel[]>) {
    makeAutoObservable<this, 'agreed'>(
      this,
      { parcel: false, agreed: false, paid: observableRef },
      { autoBind: true },
    );
  }

  /** The sum the user sees and agrees to, in fen; null if there is none. See `PurchaseStoreDeps`. */
  async agreedFen({
    isAfterLogin,
  }: Pick<Parameters<PurchaseStoreDeps['agreedFen']>[0], 'isAfterLogin'>): Promise<number | null> {
    const shown = this.parcel.value?.[0] ?? null;
    if (isAfterLogin) await this.parcel.refetch();
    const now = this.parcel.value?.[0];
    if (shown === null || now === undefined || now.feeFen === 0) return null;
    this.agreed = shown;
    return shown.payFen;
  }

  /** A payment ended: the parcel says what is left. */
  async ended(isPaid: boolean): Promise<void> {
    if (isPaid) {
      runInAction(() => {
        this.paid = this.agreed ?? this.parcel.value?.[0] ?? null;
      });
    }
    await this.parcel.refetch();
  }
}
