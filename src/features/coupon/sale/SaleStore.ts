/**
 * Store of a coupon package on sale (product §2.7 "activity/coupon/sale"). Buying is in
 * `domain/payment/PurchaseStore`. No navigation or toasts here.
 */
import { runInAction, observableRef, makeAutoObservable } from 'mobx';
import type { CallFailure } from '@/api/errors';
import { LatestScope, type Scope } from '@/api/scope';
import type { SaleApi } from '@/domain/couponSale/saleApi';
import { saleAction, type SaleAction } from '@/domain/couponSale/saleRules';
import { SALE_TEXTS } from '@/domain/couponSale/saleTexts';
import { untilStartMs } from '@/domain/couponSale/saleTimes';
import type { Sale } from '@/domain/couponSale/saleTypes';
import type { Clock } from '@/utils/clock';

type SalePhase = 'loading' | 'ready' | 'missing' | 'failed' | 'offline';

interface SaleStoreDeps {
  readonly api: Pick<SaleApi, 'fetchSale'>;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Device clock, for timers. */
  readonly clock: Clock;
  /** Epoch milliseconds, server time. */
  readonly serverNowMs: () => number;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

/**
 * Decision: refetches are spread over this time after the start, so that waiting users do not all send in the same
 * instant.
 */
const START_SPREAD_MS = 500;

export class SaleStore {
  phase: SalePhase = 'loading';
  failureText: string = SALE_TEXTS.infoFailed;
  sale: Sale | null = null;
  areRulesOpen = false;
  private stopWaiting: () => void = () => undefined;
  private readonly reads: LatestScope;

  constructor(private readonly deps: SaleStoreDeps) {
    this.reads = new LatestScope(deps.scope);
    makeAutoObservable<this, 'deps' | 'stopWaiting' | 'reads'>(
      this,
      { deps: false, stopWaiting: false, reads: false, sale: observableRef },
      { autoBind: true },
    );
  }

  /** Null until the package is loaded. */
  get action(): SaleAction | null {
    return this.sale === null ? null : saleAction(this.sale);
  }

  get rulesHtml(): string {
    return this.sale?.rulesHtml ?? '';
  }

  openRules(): void {
    this.areRulesOpen = true;
  }

  closeRules(): void {
    this.areRulesOpen = false;
  }

  /** Loads visibly: skeleton first, an error state if it fails. */
  async load(): Promise<void> {
    this.phase = 'loading';
    try {
      await this.fetch();
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'cancelled') return;
      runInAction(() => {
        this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
        this.failureText =
          (failure.kind === 'business' ? failure.message.trim() : '') || SALE_TEXTS.infoFailed;
      });
    }
  }

  /**
   * Refetches after pull-to-refresh, page show, a purchase or the start; a failure keeps the current data.
   * @returns whether it succeeded, for callers that report it
   */
  async refresh(): Promise<'done' | 'failed'> {
    if (this.phase !== 'ready') {
      await this.load();
      return 'done'; // the page shows the new state
    }
    try {
      await this.fetch();
      return 'done';
    } catch (cause) {
      return this.deps.toCallFailure(cause).kind === 'cancelled' ? 'done' : 'failed';
    }
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

  /**
   * Decision: the call is public, so an expired login counts as none; the session has dropped the token by then, and
   * the second request carries none.
   */
  private async fetch(): Promise<void> {
    const scope = this.reads.next();
    let sale: Sale | null;
    try {
      sale = await this.deps.api.fetchSale(scope);
    } catch (cause) {
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      sale = await this.deps.api.fetchSale(scope);
    }
    if (!scope.isCancelled) this.accept(sale);
  }

  private accept(sale: Sale | null): void {
    this.sale = sale;
    this.phase = sale === null ? 'missing' : 'ready';
    this.waitForStart();
  }

  private waitForStart(): void {
    this.stopWaiting();
    const waitMs = this.sale === null ? null : untilStartMs(this.sale, this.deps.serverNowMs());
    if (waitMs === null) return;
    const stop = this.deps.clock.after(waitMs + START_SPREAD_MS, () => void this.refresh());
    const forget = this.deps.scope.onCancel(stop);
    this.stopWaiting = () => {
      stop();
      forget();
    };
  }
}
