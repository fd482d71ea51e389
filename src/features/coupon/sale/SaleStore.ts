/**
 * Store of a coupon package on sale (product §2.7 "activity/coupon/sale"). Buying is in
 * `domain/payment/PurchaseStore`. No navigation or toasts here.
 */
import { makeAutoObservable } from 'mobx';
import type { Scope } from '@/api/scope';
import { anyLogin, Query, type QueryDeps, type QueryRefresh } from '@/data/Query';
import { readPublic } from '@/data/readPublic';
import { StartTimer } from '@/domain/activity/StartTimer';
import type { SaleApi } from '@/domain/couponSale/saleApi';
import { saleAction, type SaleAction } from '@/domain/couponSale/saleRules';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import type { Sale } from '@/domain/couponSale/saleTypes';
import type { Clock } from '@/utils/clock';

/** Null: there is no such package. */
interface FoundSale {
  readonly sale: Sale | null;
}

interface SaleStoreDeps extends Pick<QueryDeps<FoundSale>, 'runGated' | 'toCallFailure' | 'scope'> {
  readonly api: Pick<SaleApi, 'fetchSale'>;
  /** Device clock, for timers. */
  readonly clock: Clock;
  /** Epoch milliseconds, server time. */
  readonly serverNowMs: () => number;
}

export class SaleStore {
  readonly query: Query<FoundSale>;
  private readonly start: StartTimer;

  constructor(private readonly deps: SaleStoreDeps) {
    this.start = new StartTimer(deps, () => void this.refresh());
    this.query = new Query({
      ...deps,
      token: anyLogin,
      isForAll: true,
      fetch: (scope) => this.fetch(scope),
      failedText: SALE_TEXTS.infoFailed,
    });
    makeAutoObservable<this, 'deps' | 'start'>(
      this,
      { deps: false, start: false, query: false },
      { autoBind: true },
    );
  }

  /** Null: not loaded yet, or there is none. */
  get sale(): Sale | null {
    return this.query.value?.sale ?? null;
  }

  /** Null until the package is loaded. */
  get action(): SaleAction | null {
    return this.sale === null ? null : saleAction(this.sale);
  }

  /** Refetches a shown package after pull-to-refresh, page show, a purchase or the start. */
  async refresh(): Promise<QueryRefresh> {
    return this.sale === null ? 'nothing' : this.query.refetch();
  }

  /** The price the user sees and agrees to, in fen; null if it may not be bought. See `PurchaseStoreDeps`. */
  async agreedFen({
    isAfterLogin,
    isContinued,
  }: {
    readonly isAfterLogin: boolean;
    readonly isContinued: boolean;
  }): Promise<number | null> {
    const shownFen = this.sale?.purchaseFen ?? null;
    if (isAfterLogin) await this.refresh();
    return isContinued || this.action === 'buy' ? shownFen : null;
  }

  private async fetch(scope: Scope): Promise<FoundSale> {
    const sale = await readPublic(() => this.deps.api.fetchSale(scope));
    if (!scope.isCancelled) this.start.set(sale);
    return { sale };
  }
}
