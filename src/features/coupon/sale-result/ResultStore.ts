/**
 * Store of the payment result of a package, as the gateway reports it (contract `PayOrderState`). No navigation or
 * toasts here.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import type { PurchaseApi } from '@/domain/payment/purchaseApi';
import type { PurchaseState } from '@/domain/payment/purchaseTypes';
import type { PurchaseWatch } from '@/domain/payment/PurchaseWatch';

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

interface ResultStoreDeps extends Pick<PageDeps, 'runGated' | 'toCallFailure' | 'scope'> {
  /** From the URL, so not trusted. */
  readonly orderNo: string;
  readonly api: Pick<PurchaseApi, 'fetchState'>;
  readonly watch: Pick<PurchaseWatch, 'run'>;
}

interface Result {
  /** Null: this account has no such order. */
  readonly order: PurchaseState | null;
}

interface Poll {
  readonly order: PurchaseState;
  /** The query's value when the poll began; another one means that the poll is over. */
  readonly previous: Result | null;
}

/** Limit of the contract. */
const MAX_ORDER_NO = 64;

export class ResultStore {
  /** A fetch includes the ten seconds of polling. */
  private readonly query: Query<Result>;
  private poll: Poll | null = null;

  constructor(private readonly deps: ResultStoreDeps) {
    this.query = new Query({
      ...deps,
      // Sent under any login: without one, the request's 401 opens the login or ends in `logged-out`.
      token: () => '',
      isForAll: false,
      fetch: () => this.fetch(),
      failedText: '', // the page has its own for each phase
    });
    makeAutoObservable<this, 'deps' | 'query' | 'poll'>(
      this,
      { deps: false, query: false, poll: observableRef },
      { autoBind: true },
    );
  }

  get order(): PurchaseState | null {
    return this.polled ?? this.query.value?.order ?? null;
  }

  get phase(): ResultPhase {
    if (!this.isOrderNo) return 'missing';
    if (this.polled !== null) return 'confirming';
    const { phase, value } = this.query;
    if (phase !== 'ready' || value === null) return phase === 'ready' ? 'loading' : phase;
    return value.order === null ? 'missing' : phaseOf(value.order);
  }

  /** Fetches the state, logging in first, and polls for ten seconds while the payment is unknown. */
  async load(): Promise<void> {
    this.poll = null;
    if (this.isOrderNo) await this.query.loadGated();
  }

  /** 刷新结果, or the page is shown again. */
  async refresh(): Promise<void> {
    if (this.phase === 'unconfirmed') await this.query.refresh();
  }

  private get isOrderNo(): boolean {
    const { orderNo } = this.deps;
    return orderNo !== '' && orderNo.length <= MAX_ORDER_NO;
  }

  /** The order while it is polled. */
  private get polled(): PurchaseState | null {
    const { phase, value } = this.query;
    if (this.poll?.previous !== value || (phase !== 'loading' && phase !== 'ready')) return null;
    return this.poll.order;
  }

  private async fetch(): Promise<Result> {
    const { orderNo, api, watch } = this.deps;
    const { value: previous } = this.query;
    const order = previous?.order ?? (await api.fetchState(orderNo));
    if (order === null || (previous === null && order.state !== 'PAYING')) return { order };
    runInAction(() => {
      this.poll = { order, previous };
    });
    const end = await watch.run(orderNo, true);
    if (end === 'unknown') return { order };
    return { order: end === 'gone' ? null : end };
  }
}

function phaseOf({ state }: PurchaseState): ResultPhase {
  switch (state) {
    case 'PAID':
      return 'paid';
    case 'CLOSED':
    case 'REFUNDED':
      return 'closed';
    case 'PAYING':
    case 'unknown':
      return 'unconfirmed';
  }
}
