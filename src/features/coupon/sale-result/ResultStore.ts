/**
 * Store of the payment result of a package, as the gateway reports it (contract `PayOrderState`). No navigation or
 * toasts here.
 */
import { runInAction, observableRef, makeAutoObservable } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { Scope } from '@/api/scope';
import type { PurchaseApi } from '@/domain/payment/purchaseApi';
import type { PurchaseState } from '@/domain/payment/purchaseTypes';
import type { PurchaseWatch } from '@/domain/payment/PurchaseWatch';
import type { RunGated } from '@/session/LoginGate';

export type ResultPhase =
  | 'loading'
  | 'paid'
  /** Polled every second. */
  | 'confirming'
  /** Still unknown; checked again when the user requests it. */
  | 'unconfirmed'
  | 'closed'
  | 'missing'
  | 'logged-out'
  | 'failed'
  | 'offline';

interface ResultStoreDeps {
  /** From the URL, so not trusted. */
  readonly orderNo: string;
  readonly api: Pick<PurchaseApi, 'fetchState'>;
  readonly watch: Pick<PurchaseWatch, 'run'>;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

/** Limit of the contract. */
const MAX_ORDER_NO = 64;

export class ResultStore {
  phase: ResultPhase = 'loading';
  order: PurchaseState | null = null;

  constructor(private readonly deps: ResultStoreDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false, order: observableRef }, { autoBind: true });
  }

  /** Fetches the state, logging in first, and polls for ten seconds while the payment is unknown. */
  async load(): Promise<void> {
    const { orderNo, runGated, toCallFailure, scope } = this.deps;
    if (orderNo === '' || orderNo.length > MAX_ORDER_NO) {
      this.enter('missing');
      return;
    }
    this.enter('loading');
    try {
      const result = await runGated(() => this.fetch(), { asksFirst: true });
      if (result.kind === 'cancelled' && !scope.isCancelled) this.enter('logged-out');
    } catch (cause) {
      const failure = toCallFailure(cause);
      if (failure.kind === 'cancelled') return;
      if (failure.kind === 'unauthorized') this.enter('logged-out');
      else this.enter(failure.kind === 'offline' ? 'offline' : 'failed');
    }
  }

  /** 刷新结果, or the page is shown again. */
  async refresh(): Promise<void> {
    if (this.phase !== 'unconfirmed') return;
    this.enter('confirming');
    try {
      await this.confirm();
    } catch (cause) {
      if (this.deps.toCallFailure(cause).kind === 'unauthorized') this.enter('logged-out');
    }
  }

  private async fetch(): Promise<void> {
    const order = await this.deps.api.fetchState(this.deps.orderNo);
    this.accept(order, 'confirming');
    if (order?.state === 'PAYING') await this.confirm();
  }

  private async confirm(): Promise<void> {
    const end = await this.deps.watch.run(this.deps.orderNo, true);
    if (this.deps.scope.isCancelled) return;
    if (end === 'unknown') this.enter('unconfirmed');
    else this.accept(end === 'gone' ? null : end, 'unconfirmed');
  }

  private accept(order: PurchaseState | null, whilePaying: 'confirming' | 'unconfirmed'): void {
    this.order = order;
    this.phase = order === null ? 'missing' : phaseOf(order, whilePaying);
  }

  private enter(phase: ResultPhase): void {
    runInAction(() => {
      this.phase = phase;
    });
  }
}

function phaseOf({ state }: PurchaseState, whilePaying: ResultPhase): ResultPhase {
  switch (state) {
    case 'PAID':
      return 'paid';
    case 'CLOSED':
    case 'REFUNDED':
      return 'closed';
    case 'PAYING':
    case 'unknown':
      return whilePaying;
  }
}
