/** Store of an order page. No navigation or toasts here: actions return an outcome. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Scope } from '@/api/scope';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps, type ClaimState } from '@/data/ClaimOnce';
import type { Query } from '@/data/Query';
import type { OrderApi } from '@/features/send/orderApi';
import { findAddress } from '@/features/send/orderRules';
import { ORDER_TEXTS } from '@/features/send/orderTexts';
import { ORDER_CODE, type Cancelled, type Order } from '@/features/send/orderTypes';
import type { ActMemory } from '@/session/pendingActs';

type CancelOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to show: a request is running, there is nothing to cancel, or the user closed the login. */
  | { readonly kind: 'nothing' };

/** Address book entries that 再寄一单 starts with; the user fills in those not found. */
interface AgainParams {
  readonly senderId?: string;
  readonly receiverId?: string;
}

interface OrderStoreDeps extends ClaimOnceDeps {
  readonly api: Pick<OrderApi, 'cancelOrder' | 'fetchAddresses'>;
  /** Only this order; empty if there is no such order. */
  readonly part: Query<readonly Order[]>;
  readonly scope: Scope;
}

/** One order per page. */
const CANCEL = 'cancel';

export class OrderStore {
  isAsking = false;
  isCancelling = false;
  readonly part: Query<readonly Order[]>;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: OrderStoreDeps) {
    this.part = deps.part;
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, part: false },
      { autoBind: true },
    );
  }

  get order(): Order | null {
    return this.part.value?.[0] ?? null;
  }

  /** Opens the confirmation of 取消订单. */
  ask(): void {
    this.isAsking = this.order?.canCancel === true;
  }

  stopAsking(): void {
    if (!this.isCancelling) this.isAsking = false;
  }

  /**
   * Cancels once; after a lost response, the order itself shows the result.
   * @param acts a cancellation of this order whose result is still unknown
   */
  async cancel(acts: ActMemory): Promise<CancelOutcome> {
    const { order } = this;
    if (order === null || this.isCancelling || !order.canCancel) return { kind: 'nothing' };
    this.isCancelling = true;
    try {
      const { api, scope } = this.deps;
      return await this.claims.run<Cancelled, CancelOutcome>(
        {
          key: CANCEL,
          login: { asksFirst: true },
          kept: { acts, what: order.orderNo },
          send: (requestNo) => api.cancelOrder(order.orderNo, ORDER_TEXTS.cancelReason, requestNo, scope),
          checkStatus: this.checkStatus,
        },
        this.report,
      );
    } finally {
      runInAction(() => {
        this.isCancelling = false;
        this.isAsking = false;
      });
    }
  }

  /** Sender and receiver from the address book; no retry if the book fails. */
  async findAgain(): Promise<AgainParams> {
    const { order } = this;
    if (order === null) return {};
    try {
      const addresses = await this.deps.api.fetchAddresses(this.deps.scope);
      const senderId = findAddress('SENDER', order.sender, addresses);
      const receiverId = findAddress('RECEIVER', order.receiver, addresses);
      return {
        ...(senderId === undefined ? {} : { senderId }),
        ...(receiverId === undefined ? {} : { receiverId }),
      };
    } catch (cause) {
      // Without the address book, continue with an empty form.
      this.deps.toCallFailure(cause);
      return {};
    }
  }

  /** The order itself shows the result. */
  private async checkStatus(): Promise<ClaimState> {
    if ((await this.part.refetch()) !== 'done') return 'unknown';
    if (this.order?.state === 'CANCELLED') return 'claimed';
    return this.order?.canCancel === true ? 'available' : 'closed';
  }

  private async report(end: ClaimEnd<Cancelled>): Promise<CancelOutcome> {
    switch (end.kind) {
      case 'done':
        await this.part.refetch();
        return { kind: 'cancelled' };
      case 'found':
      case 'claimed':
      case 'earlier':
        return { kind: 'cancelled' };
      case 'closed':
        return { kind: 'message', text: ORDER_TEXTS.cancelFailed };
      case 'refused':
        // Collected meanwhile, or missing: the shown data is outdated.
        if (end.code === ORDER_CODE.collected || end.code === ORDER_CODE.noSuchOrder)
          await this.part.refetch();
        return { kind: 'message', text: end.message.trim() || ORDER_TEXTS.cancelFailed };
      case 'lost':
      case 'unknown':
        return { kind: 'message', text: ORDER_TEXTS.cancelUnknown };
      case 'unauthorized':
      case 'nothing':
        return { kind: 'nothing' };
    }
  }
}
