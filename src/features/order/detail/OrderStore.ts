/** State of one visit to an order. Knows no page, toast or address: what is done answers with an outcome. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import type { Query } from '@/data/Query';
import type { RunGated } from '@/session/LoginGate';
import type { OrderApi } from '@/domain/order/orderApi';
import { findAddress, type Order, ORDER_CODE } from '@/domain/order/orderRules';
import { ORDER_TEXTS } from '@/domain/order/orderTexts';

export type CancelOutcome =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to tell: it is under way, there is nothing to cancel, or the visitor closed the login. */
  | { readonly kind: 'nothing' };

/** Entries of the address book that 再寄一单 starts with; what is not found is left to the person. */
export interface AgainParams {
  readonly senderId?: string;
  readonly receiverId?: string;
}

export interface OrderStoreDeps {
  readonly api: Pick<OrderApi, 'cancelOrder' | 'fetchAddresses'>;
  /** The order alone, or none when there is no such order. */
  readonly part: Query<readonly Order[]>;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly scope: Scope;
}

export class OrderStore {
  isAsking = false;
  isCancelling = false;
  readonly part: Query<readonly Order[]>;

  constructor(private readonly deps: OrderStoreDeps) {
    this.part = deps.part;
    makeAutoObservable<this, 'deps'>(this, { deps: false, part: false }, { autoBind: true });
  }

  get order(): Order | null {
    return this.part.value?.[0] ?? null;
  }

  /** The question before 取消订单. */
  ask(): void {
    this.isAsking = this.order?.canCancel === true;
  }

  stopAsking(): void {
    if (!this.isCancelling) this.isAsking = false;
  }

  /** Sent once; after a lost answer the order itself tells what became of it. */
  async cancel(): Promise<CancelOutcome> {
    const { order } = this;
    if (order === null || this.isCancelling || !order.canCancel) return { kind: 'nothing' };
    this.isCancelling = true;
    try {
      const { api, runGated, scope } = this.deps;
      const answer = await runGated(() => api.cancelOrder(order.orderNo, ORDER_TEXTS.cancelReason, scope), {
        asksFirst: true,
      });
      if (answer.kind === 'cancelled') return { kind: 'nothing' };
      await this.part.askAnew();
      return { kind: 'cancelled' };
    } catch (cause) {
      return await this.afterFailure(this.deps.toCallFailure(cause));
    } finally {
      runInAction(() => {
        this.isCancelling = false;
        this.isAsking = false;
      });
    }
  }

  /** Who sent and received, as the address book knows them; nothing is asked twice for a book that fails. */
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
      // Without the book an empty form is the way on.
      this.deps.toCallFailure(cause);
      return {};
    }
  }

  private async afterFailure(failure: CallFailure): Promise<CancelOutcome> {
    switch (failure.kind) {
      case 'business':
        // Collected meanwhile, or gone: what is shown is out of date.
        if (failure.code === ORDER_CODE.collected || failure.code === ORDER_CODE.noSuchOrder)
          await this.part.askAnew();
        return { kind: 'message', text: failure.message.trim() || ORDER_TEXTS.cancelFailed };
      case 'no-answer':
      case 'offline':
        await this.part.askAnew();
        if (this.order?.state === 'CANCELLED') return { kind: 'cancelled' };
        return { kind: 'message', text: ORDER_TEXTS.cancelUnknown };
      case 'unauthorized':
      case 'cancelled':
        return { kind: 'nothing' };
    }
  }
}
